/**
 * Whole responses of `order-contract/edge` in other languages: the detail, and the details of errors.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { dist } from './package.mjs'

const load = (file) => import(pathToFileURL(`${dist}/${file}.js`).href)
const { createReceiver, translateCall } = await load('edge')
const messagesOf = async (language) => (await load(`generated/messages/${language}`))[language]
const LANGUAGES = await Promise.all(['de', 'fr', 'es'].map(messagesOf))

/** Small words that no other of our languages has. */
const ENGLISH = /\b(?:the|is|this|that|with|which|of|must|should|does|it|and|or)\b/u

const UPDATE = '{"product_code":"P-1","new_state":{},"timestamp":"2024-02-05T10:00:00.000000"}'
const fails = () => {
  throw new Error('not shown')
}
const JSON_TYPE = { 'content-type': 'application/json' }
const delivery = (body, headers = JSON_TYPE) => ({ method: 'POST', headers, body })

/** Deliveries and their options, by the code of the response. */
const DELIVERIES = {
  method: [{ method: 'GET' }],
  content_type: [delivery(UPDATE, {})],
  content_encoding: [delivery(UPDATE, { ...JSON_TYPE, 'content-encoding': 'gzip' })],
  too_large: [delivery(UPDATE), { limits: { bytes: 10 } }],
  timeout: [{ ...delivery(new ReadableStream()), duplex: 'half' }, { timeout: 1 }],
  incomplete: [delivery(UPDATE, { ...JSON_TYPE, 'content-length': '999' })],
  unverified: [delivery(UPDATE), { verify: () => false }],
  unreadable: [delivery('{')],
  invalid: [delivery('{"product_code":"","timestamp":"1","x":0}'), { severity: { undocumented: 'error' } }],
  busy: [delivery(UPDATE), { claims: { begin: () => 'busy', release() {} }, handle() {} }],
  failed: [delivery(UPDATE), { handle: fails }],
}

const UP = { client: '2023-07-27', service: '2024-02-05' }
const DOWN = { client: '2024-02-05', service: '2023-07-27' }

/** Requests and their options, by the code of the response. */
const REQUESTS = {
  not_listed: ['/v2/product/countries', DOWN],
  unknown_version: ['/v2/order/1', UP, { 'x-api-version': '1999-01-01' }],
  unreadable: ['/v2/product?code=%FF', DOWN],
  inconvertible: ['/v2/product?code=P-1', DOWN],
  bad_answer: ['/v2/order/1', UP],
}

async function received([init, options], messages) {
  const receive = createReceiver({ ...options, messages })
  const body = init.body instanceof ReadableStream ? new ReadableStream() : init.body
  const { response } = await receive(new Request('https://example.com/hook', { ...init, body }))
  return response.json()
}

async function translated([path, options, headers = {}], messages) {
  const call = await translateCall(new Request(`https://shop.example${path}`, { headers }), { ...options, messages })
  const response = call.ok ? await call.answer(new Response('{', { headers: JSON_TYPE })) : call.response
  return response.json()
}

/** Problem details without their sentences. */
const bare = ({ errors, ...details }) => ({
  ...details,
  detail: '',
  errors: errors?.map((error) => ({ ...error, detail: '' })),
})

for (const [what, asked, ask] of [
  ['the receiver', DELIVERIES, received],
  ['translateCall', REQUESTS, translated],
])
  for (const [code, one] of Object.entries(asked))
    test(`${what} answers ${code} in the language that is passed`, async () => {
      const english = await ask(one)
      assert.equal(english.code, code)
      const wordings = new Set([english.detail])
      for (const messages of LANGUAGES) {
        const details = await ask(one, messages)
        wordings.add(details.detail)
        assert.deepEqual(bare(details), bare(english))
        for (const { detail } of [details, ...(details.errors ?? [])]) {
          assert.match(detail, /^(?:\p{Lu}|`|\d).*\.$/u, messages.language)
          assert.doesNotMatch(detail, /undefined|\{(?!id\}|` )|\}\}/u, messages.language)
          assert.doesNotMatch(detail.replaceAll(/`[^`]*`/g, ''), ENGLISH, messages.language)
        }
      }
      assert.equal(wordings.size, LANGUAGES.length + 1, 'it is worded anew in each language')
    })
