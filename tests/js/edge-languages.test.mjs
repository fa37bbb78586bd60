/**
 * The rejections of `order-contract/edge` in other languages: the detail, and the details of errors.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { optionsByPath } from '../edge/apps/receiver/options.mjs'
import { deliveries, JSON_TYPE, sample } from '../edge/deliveries.mjs'
import { api, load } from './package.mjs'

const { versions } = api
const { createReceiver, memoryClaims, translateCall } = await load('edge')
const messagesOf = async (language) => (await load(`generated/messages/${language}`))[language]
const LANGUAGES = await Promise.all(['de', 'fr', 'es'].map(messagesOf))

const delivery = (more) => ({ method: 'POST', headers: JSON_TYPE, body: sample, duplex: 'half', ...more })
const OPTIONS = optionsByPath(memoryClaims())

/** Deliveries and their options, by the code of the response. */
const DELIVERIES = {
  ...Object.fromEntries(
    deliveries
      .filter(({ code }) => code)
      .map(({ code, path, method, headers, body }) => [code, () => [{ method, headers, body }, OPTIONS[path]]]),
  ),
  too_large: () => [delivery(), { limits: { bytes: 10 } }],
  timeout: () => [delivery({ body: new ReadableStream() }), { timeout: 1 }],
  incomplete: () => [delivery({ headers: { ...JSON_TYPE, 'content-length': '999' } })],
  invalid: () => [
    delivery({ body: '{"product_code":"","timestamp":"1","x":0}' }),
    { severity: { undocumented: 'error' } },
  ],
  busy: () => [delivery(), { claims: { begin: () => 'busy', release() {} }, handle() {} }],
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
  failed: ['/v2/order/1', UP, {}, 'no signal'],
}

async function received(made, messages) {
  const [init, options] = made()
  const { response } = await createReceiver({ ...options, messages })(new Request('https://example.com/hook', init))
  return response.json()
}

async function translated([path, options, headers = {}, signal], messages) {
  const url = `https://shop.example${path}`
  // What no `Request` is: the call can't be made.
  const request = signal
    ? { url, method: 'GET', headers: new Headers(), body: null, bodyUsed: false, signal }
    : new Request(url, { headers })
  const call = await translateCall(request, { base: 'https://api.example', ...options, messages })
  const response = call.ok ? await call.answer(new Response('{', { headers: JSON_TYPE })) : call.response
  return response.json()
}

const filled = (template, { texts }) =>
  template
    .replace('{versions}', `${versions.slice(0, -1).join(', ')} ${texts.or} ${versions.at(-1)}`)
    .replace('{version}', DOWN.service)

for (const [part, asked, ask] of [
  ['receiver', DELIVERIES, received],
  ['call', REQUESTS, translated],
])
  test(`each rejection is in the language that is passed: ${part}`, async () => {
    for (const messages of LANGUAGES) assert.deepEqual(Object.keys(messages[part]).sort(), Object.keys(asked).sort())
    for (const [code, one] of Object.entries(asked)) {
      const errors = new Set()
      for (const messages of [undefined, ...LANGUAGES]) {
        const details = await ask(one, messages)
        assert.equal(details.code, code)
        if (messages !== undefined) assert.equal(details.detail, filled(messages[part][code], messages))
        errors.add(details.errors?.map(({ detail }) => detail).join())
      }
      assert.equal(errors.size, errors.has(undefined) ? 1 : LANGUAGES.length + 1, 'each language has its own details')
    }
  })
