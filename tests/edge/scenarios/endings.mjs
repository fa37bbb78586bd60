/**
 * Limits, timeouts, and exchanges that end early.
 */
import assert from 'node:assert/strict'
import { checkRejected, checkUntouched, last, NEW, newKey, request } from './checks.mjs'

export const endings = [
  {
    name: 'limits hold for what is converted, and only for that',
    async run({ ask, upstream }) {
      checkRejected(await ask('/small/v2/product'), [502, 'bad_answer', undefined])
      const query = `code=${'x'.repeat(200)}`
      const long = await ask(`/small/v2/product?${query}`, { headers: { 'x-fault': 'none-left' } })
      assert.deepEqual([long.status, last(upstream).url], [204, `/v2/product?${query}`])
      checkUntouched(await ask('/small/v2/product', { headers: { 'x-api-version': NEW } }), upstream, 200)
      const body = JSON.stringify({ ...JSON.parse(request), note: 'x'.repeat(3_000_000) })
      const headers = { 'x-idempotency-key': newKey(), 'content-type': 'application/json' }
      checkUntouched(await ask('/small/v2/order', { method: 'POST', headers, body }), upstream, 201)
      assert.equal(last(upstream).body.toString(), body)
    },
  },
  ...['hang', 'stall'].map((fault) => ({
    name: `an exchange ends when its time has passed: ${fault}`,
    async run({ ask, upstream }) {
      const answer = await ask('/quick/v2/product', { headers: { 'x-fault': fault } })
      checkRejected(answer, [504, 'timeout', undefined])
      assert.equal(await last(upstream).closed, false)
    },
  })),
  {
    name: 'a body that passes as it comes has the time it needs',
    async run({ ask, upstream }) {
      checkUntouched(await ask('/quick/v2/product/countries', { headers: { 'x-fault': 'slow' } }), upstream, 200)
    },
  },
  {
    name: 'a body that passes may not stop: neither at the service nor at the client',
    async run({ begin, upstream }) {
      for (const fault of ['stall', 'huge']) {
        const asked = upstream.exchanges.length
        // A client that reads nothing.
        const leave = begin('/quick/v2/product/countries', { 'x-fault': fault })
        while (upstream.exchanges.length === asked) await new Promise((resolve) => setTimeout(resolve, 10))
        assert.equal(await last(upstream).closed, false, fault)
        leave()
      }
    },
  },
  {
    name: 'a client that goes while a body passes takes its call to the service with it',
    async run({ begin, upstream }) {
      const asked = upstream.exchanges.length
      const leave = begin('/to-new/v2/product/countries', { 'x-fault': 'stall' })
      while (upstream.exchanges.length === asked) await new Promise((resolve) => setTimeout(resolve, 10))
      leave()
      assert.equal(await last(upstream).closed, false)
    },
  },
  {
    name: 'a client that goes takes its call to the service with it',
    async run({ begin, upstream }) {
      for (const fault of ['hang', 'stall']) {
        const asked = upstream.exchanges.length
        const leave = begin('/to-new/v2/product', { 'x-fault': fault })
        while (upstream.exchanges.length === asked) await new Promise((resolve) => setTimeout(resolve, 10))
        leave()
        assert.equal(await last(upstream).closed, false)
      }
    },
  },
  {
    name: 'nothing is posted twice: not to a service that hangs up, nor where the status invites it',
    async run({ ask, upstream }) {
      for (const fault of ['refuse', 'reset-connection', 'partial-head', '408', '421']) {
        for (const body of [request, undefined]) {
          // Uses a kept-alive connection, as a client does that repeats requests by itself.
          await ask('/to-new/v2/product')
          const asked = upstream.exchanges.length
          const headers = { 'x-fault': fault, 'x-idempotency-key': 'k' }
          // By hand, because the client's fetch may repeat it, too.
          const answer = await ask('/to-new/v2/order', { method: 'POST', body, headers, byHand: true })
          if (/^\d/.test(fault)) assert.equal(answer.status, Number(fault))
          else checkRejected(answer, [502, 'unreachable', undefined])
          const posts = upstream.exchanges.slice(asked).filter(({ method }) => method === 'POST')
          assert.equal(posts.length, 1, `${posts.length} for ${fault} ${body === undefined ? 'without a body' : ''}`)
        }
      }
      // The error of a runtime's own fetch may have the address in it.
      const personal = '/nowhere/v2/product?code=ann.smith@example.com'
      checkRejected(await ask(personal), [502, 'unreachable', undefined])
    },
  },
]
