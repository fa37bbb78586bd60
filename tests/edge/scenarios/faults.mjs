/**
 * The responses that clients get if the service fails, in both directions between the versions.
 */
import assert from 'node:assert/strict'
import { checkConverted, checkRejected, last, ways } from './checks.mjs'

export const faults = ways.flatMap(({ gateway, version, way }) => [
  ...['error', 'html', 'redirect', 'text', 'untyped', 'partial', 'none-left'].map((fault) => ({
    name: `${gateway}: passed as it comes: ${fault}`,
    async run({ ask, upstream }) {
      const answer = await ask(`${gateway}/v2/product`, { headers: { 'x-fault': fault } })
      const expected = { error: 500, html: 503, redirect: 302, partial: 206, 'none-left': 204 }[fault] ?? 200
      assert.equal(answer.status, expected)
      if (fault === 'html') assert.equal(answer.headers.get('retry-after'), '7')
      if (fault === 'redirect') assert.equal(answer.headers.get('location'), 'https://elsewhere.example.com/v2/order')
      if (fault === 'text') assert.equal(answer.headers.get('etag'), '"strong"')
      const direct = await fetch(`${upstream.url}/v2/product`, {
        headers: { 'x-fault': fault, 'x-api-version': version },
        redirect: 'manual',
      })
      assert.equal(answer.text, await direct.text())
    },
  })),
  ...['gzip', 'br', 'chunked', 'suffix'].map((fault) => ({
    name: `${gateway}: converted all the same, if it is decoded: ${fault}`,
    async run({ ask, upstream, decodes }) {
      const answer = await ask(`${gateway}/v2/product`, { headers: { 'x-fault': fault } })
      if (decodes || !['gzip', 'br'].includes(fault)) checkConverted(answer, 'product-list', upstream, way)
      else checkRejected(answer, [502, 'bad_answer', undefined])
      assert.equal(last(upstream).headers['accept-encoding'], 'identity')
    },
  })),
  ...[
    ['cut', undefined],
    ['cut-chunked', undefined],
    ['cut-json', ['syntax']],
    ['empty', ['syntax']],
    ['large', undefined],
    ['deflate', undefined],
    ['zstd', undefined],
    ['mislabelled', undefined],
  ].map(([fault, errors]) => ({
    name: `${gateway}: cannot be converted: ${fault}`,
    async run({ ask }) {
      const answer = await ask(`${gateway}/v2/product`, { headers: { 'x-fault': fault } })
      checkRejected(answer, [502, 'bad_answer', errors])
    },
  })),
])
