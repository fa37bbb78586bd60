/**
 * Whole responses of the receiver and the gateway in other languages: the detail, the details of errors and the reasons
 * of shortfalls.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { dist } from './package.mjs'

const load = (file) => import(pathToFileURL(`${dist}/${file}.js`).href)
const { createGateway, createReceiver } = await load('edge')
const [{ deEdge }, { frEdge }, { esEdge }] = await Promise.all(
  ['de', 'fr', 'es'].map((language) => load(`generated/messages/${language}`)),
)
const LANGUAGES = [deEdge, frEdge, esEdge]

/** Small words that no other of our languages has. */
const ENGLISH = /\b(?:the|is|this|that|with|which|of|must|should|does|it|and|or)\b/u

const UPDATE = '{"product_code":"P-1","new_state":{},"timestamp":"2024-02-05T10:00:00.000000"}'
const never = () => new Promise(() => {})
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
  busy: [delivery(UPDATE), { claim: () => 'busy', release() {}, handle() {} }],
  failed: [delivery(UPDATE), { handle: fails }],
}

const NEWER = { clientVersion: '2023-07-27', upstreamVersion: '2024-02-05' }
const OLDER = { clientVersion: '2024-02-05', upstreamVersion: '2023-07-27' }
const answering = (value) => ({ fetch: async () => Response.json(value) })

/** Requests and their options, by the code of the response. */
const REQUESTS = {
  removed: ['/v2/order/1/links', NEWER],
  not_listed: ['/v2/product/countries', OLDER],
  not_found: ['/health', NEWER],
  unlisted: ['/v2/basket', { ...NEWER, unlisted: 'reject' }],
  unknown_version: ['/v2/order/1', NEWER, { 'x-api-version': '1999-01-01' }],
  unreadable: ['/v2/product?code=%FF', OLDER],
  inconvertible: ['/v2/product?code=P-1', OLDER],
  bad_answer: ['/v2/order/1', { ...NEWER, fetch: async () => new Response('{', { headers: JSON_TYPE }) }],
  payout_lost: ['/v2/order/1', { ...NEWER, ...answering({ items: [{ payout: { link: 'u' } }] }) }],
  unreachable: ['/v2/order/1', { ...NEWER, fetch: fails }],
  timeout: ['/v2/order/1', { ...NEWER, timeout: 1, fetch: never }],
}

async function received([init, options], messages) {
  const receive = createReceiver({ ...options, messages })
  const body = init.body instanceof ReadableStream ? new ReadableStream() : init.body
  const { response } = await receive(new Request('https://example.com/hook', { ...init, body }))
  return response.json()
}

async function passed([path, options, headers = {}], messages) {
  const gateway = createGateway({ upstream: 'https://api.example.com', ...options, messages })
  return (await gateway(new Request(`https://g.example${path}`, { headers }))).json()
}

for (const [what, asked, ask] of [
  ['the receiver', DELIVERIES, received],
  ['the gateway', REQUESTS, passed],
])
  test(`${what} answers in the language that is passed`, async () => {
    for (const [code, one] of Object.entries(asked)) {
      const english = await ask(one)
      assert.equal(english.code, code)
      const all = [english]
      for (const messages of LANGUAGES) {
        const details = await ask(one, messages)
        all.push(details)
        const { language } = messages.documents
        assert.deepEqual(
          { ...details, detail: '', errors: details.errors?.map((error) => ({ ...error, detail: '' })) },
          { ...english, detail: '', errors: english.errors?.map((error) => ({ ...error, detail: '' })) },
        )
        for (const { detail } of [details, ...(details.errors ?? [])]) {
          if (detail === undefined) continue
          assert.match(detail, /^(?:\p{Lu}|`|\d).*\.$/u, `${language} ${code}`)
          assert.doesNotMatch(detail, /undefined|\{(?!id\}|` )|\}\}/u, `${language} ${code}`)
          assert.doesNotMatch(detail.replaceAll(/`[^`]*`/g, ''), ENGLISH, `${language} ${code}: ${detail}`)
        }
      }
      assert.equal(new Set(all.map(({ detail }) => detail)).size, all.length, `${code} is worded anew in each language`)
    }
  })

test('the gateway gives the reasons of shortfalls in the language that is passed', async () => {
  const order = { status: 'COMPLETED', items: [{ payout: { url: 'u', pin: '1' } }] }
  const products = [{ approval_state: 'A' }]
  for (const [path, options, answer] of [
    ['/v2/order/1', NEWER, order],
    ['/v2/product', NEWER, products],
    ['/v2/product?limit=1', OLDER, [{}]],
  ]) {
    const told = []
    for (const messages of [undefined, ...LANGUAGES]) {
      const onShortfall = ({ losses, gaps }) => told.push([...losses, ...gaps])
      const gateway = createGateway({
        upstream: 'https://api.example.com',
        ...options,
        ...answering(answer),
        messages,
        onShortfall,
      })
      assert.equal((await gateway(new Request(`https://g.example${path}`))).status, 200)
    }
    const [english, ...others] = told
    assert.ok(english.length > 0)
    for (const list of others)
      for (const [at, { reason }] of list.entries()) {
        assert.notEqual(reason, english[at].reason)
        assert.doesNotMatch(reason.replaceAll(/`[^`]*`/g, ''), ENGLISH)
      }
  }
})
