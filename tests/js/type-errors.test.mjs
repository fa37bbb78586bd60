/**
 * The whole messages of programming errors: the fact, then the action. They name only the type of the given value,
 * because it can be a document.
 */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { api, dist } from './package.mjs'

const load = (file) => import(pathToFileURL(`${dist}/${file}.js`).href)
const [edge, stream, german] = await Promise.all(['edge', 'stream', 'generated/messages/de'].map(load))

const UP = { from: '2023-07-27', to: '2024-02-05' }
const CALL = { method: 'GET', url: '/v2/order' }

/** The content of every wrong value, which no message may show. */
const SECRET = '{"card_id":"card-7f3a"}'

const mistakes = {
  'fieldErrors must be given a report, such as validate returns, not an object': () => api.fieldErrors({}),
  'fieldErrors must be given a report, such as validate returns, not undefined': () => api.fieldErrors(),
  'fieldErrors must be given a report, such as validate returns, not an object with other problems': () =>
    api.fieldErrors({ problems: [null] }),
  'loggable must be given a report, such as validate returns, not an object with other problems': () =>
    edge.loggable({ valid: true, problems: [{}] }),
  'loggable must be given a report, such as validate returns, not a string': () => edge.loggable(SECRET),
  "messages must be a language, such as de from 'order-contract/messages/de', not a string": () =>
    api.validate('order', '{}', { messages: SECRET }),
  "messages must be a language, such as de from 'order-contract/messages/de', not an object": () =>
    edge.createReceiver({ messages: { de: german.de } }),
  "messages must be a language, such as de from 'order-contract/messages/de', not an array": () =>
    api.describe('order', { messages: [german.de] }),
  "only must be a JSON Pointer: did you mean '/payment_method/type'?": () =>
    api.standardSchema('order-request', { only: ['payment_method.type'] }),
  "only must be a JSON Pointer, such as '' or '/data', not another string": () =>
    api.standardSchema('order-request', { only: [SECRET] }),
  'message must return a string, not undefined': () =>
    api.standardSchema('order-request', { message: () => {} })['~standard'].validate({}),
  'the body of a Request arrives later: pass { method, url, headers, body: await request.text() }': () =>
    api.validateCall(new Request('https://example.com/v2/order', { method: 'POST', body: SECRET })),
  "the option entries is only for 'order-list' or 'product-list': leave it out for 'order'": () =>
    api.validate('order', '{}', { entries: '/data' }),
  "entries must be a JSON Pointer, such as '' or '/data', not another string": () =>
    api.validate('order-list', '{}', { entries: SECRET }),
  "entries must be a JSON Pointer, such as '' or '/data', not an array": () =>
    api.validate('order-list', '{}', { entries: ['/data'] }),
  "unknown names 'lable': did you mean 'label'?": () => api.validate('order', '{}', { names: 'lable' }),
  'limits.depth must be a whole number from 0 to 4294967295, not -1': () =>
    api.validate('order', '{}', { limits: { depth: -1 } }),
  'limits.depth must be a whole number from 0 to 4294967295, not a string': () =>
    api.validate('order', '{}', { limits: { depth: SECRET } }),
  "severity.syntax must be 'error', as nothing is checked after such a problem: leave it out": () =>
    api.validate('order', '{}', { severity: { syntax: 'off' } }),
  "level must be 'implied' or 'stated', not another string": () => api.validate('order', '{}', { level: SECRET }),
  "level must be 'implied' or 'stated', not a symbol": () => api.validate('order', '{}', { level: Symbol(SECRET) }),
  "name in limits must be 'bytes', 'depth' or 'findings', not another string": () =>
    api.validate('order', '{}', { limits: { [SECRET]: 1 } }),
  "version must be '2023-07-27' or '2024-02-05', not another string": () =>
    api.validate('order', '{}', { version: SECRET }),
  "unknown version '2024': use '2023-07-27' or '2024-02-05'": () => api.validate('order', '{}', { version: '2024' }),
  'draft must be true or false, not an object': () => api.validate('order', '{}', { draft: { SECRET } }),
  'options must be an object, not a function': () => api.validate('order', '{}', () => SECRET),
  'options must be an object, not a Promise': () => api.validateCall(CALL, Promise.resolve(UP)),
  'options must be an object, not null': () => api.validateCall(CALL, null),
  'mask must be true or false, not an object': () =>
    api.validate('order', '{}', {
      mask: {
        get [Symbol.toStringTag]() {
          throw new Error(SECRET)
        },
      },
    }),
  'a URLSearchParams is not a document: pass text, bytes as a Uint8Array, or a value of JSON': () =>
    api.validate('order', new URLSearchParams(SECRET)),
  'a Promise is not a document: pass text, bytes as a Uint8Array, or a value of JSON': () =>
    api.validate('order', Promise.resolve(SECRET)),
  'an array is not a query: pass text, a URL, new URLSearchParams(…) or a plain object': () =>
    api.validate('order-query', [[SECRET, SECRET]]),
  'a Map is not a query: pass text, a URL, new URLSearchParams(…) or a plain object': () =>
    api.validate('order-query', new Map([[SECRET, SECRET]])),
  'a call must be an object such as { method, url }, not a string': () => api.validateCall(SECRET, SECRET),
  'url must be a string or a URL, not an object': () => api.validateCall({ ...CALL, url: { SECRET } }),
  'headers must be an object, pairs of a name and a value, or Headers, not a string': () =>
    api.validateCall({ ...CALL, headers: SECRET }),
  'headers must be an object, pairs of a name and a value, or Headers: each entry must be such a pair': () =>
    api.validateCall({ ...CALL, headers: [SECRET] }),
  'the value of a header must be a string, not an object': () =>
    api.validateCall({ ...CALL, headers: { 'x-api-version': { SECRET } } }),
  'headers throws when it is read: pass a plain object': () =>
    api.validateCall({
      ...CALL,
      headers: {
        get a() {
          throw new Error(SECRET)
        },
      },
    }),
  'only must be an array of JSON Pointers, not a string': () => api.standardSchema('order-request', { only: SECRET }),
  'only must be an array of codes, not a string': () => api.applyFixes('order', '{}', { only: SECRET }),
  'a type guard does not take the option draft: with it, what is valid need not be of the type': () =>
    api.is('order', {}, { draft: true }),
  "target must be 'draft-2020-12' or 'draft-07', not undefined": () =>
    api.standardSchema('order')['~standard'].jsonSchema.input(),
  'message must be a function, not a string': () => api.standardSchema('order', { message: SECRET }),
  'complement must be what an earlier conversion returned, not a string': () =>
    api.convert('order', '{}', { ...UP, complement: SECRET }),
  'fill must be an object, not a string': () => api.convert('product', '{}', { ...UP, fill: SECRET }),
  "name in fill must be '/approval_state', not another string": () =>
    api.convert('product', '{}', { ...UP, fill: { [SECRET]: 1 } }),
  'this conversion has no gap to fill: leave out the option fill': () =>
    api.convert('order', '{}', { ...UP, fill: { [SECRET]: 1 } }),
  'fill./approval_state cannot be written as JSON: use a JSON value': () =>
    api.convert('product', '{}', { ...UP, fill: { '/approval_state': () => SECRET } }),
  "unknown onLoss 'eror': did you mean 'error'?": () => api.convert('order', '{}', { ...UP, onLoss: 'eror' }),
  "unknown onOrphan 'dropp': did you mean 'drop'?": () => api.convert('order', '{}', { ...UP, onOrphan: 'dropp' }),
  "messages must be a language, such as de from 'order-contract/messages/de', not null": () =>
    api.validate('order', '{}', { messages: null }),
  'onProgress must be a function, not a string': () => stream.validateStream('order', { onProgress: SECRET }),
  'complement must be a ReadableStream, not an object': () => stream.convertStream('order', { ...UP, complement: {} }),
  "unknown option 'rejcts': did you mean 'rejects'?": () => stream.convertStream('order', { ...UP, rejcts: 1 }),
  'rejects must be a WritableStream, not a string': () => stream.convertStream('order', { ...UP, rejects: SECRET }),
  'handle must be a function, not a string': () => edge.createReceiver({ handle: SECRET }),
  'timeout must be a whole number of milliseconds from 1 to 2147483647, not 0': () =>
    edge.createReceiver({ timeout: 0 }),
}

for (const [message, mistake] of Object.entries(mistakes))
  test(message, () => {
    assert.throws(mistake, { name: 'TypeError', message })
    assert.doesNotMatch(message, /7f3a/)
  })

test('a shape that is a document by mistake is not shown', () => {
  assert.throws(
    () => api.validate(SECRET, 'order'),
    (error) =>
      error instanceof TypeError && /^shape must be 'order-request', .*, not another string$/.test(error.message),
  )
})

test('another core than the whole one is refused by wasm', async () => {
  const { init } = await load('wasm')
  const message = 'init must be given order_contract.wasm of this package, not another module'
  await assert.rejects(init(await readFile(`${dist}/order_contract_check.wasm`)), { name: 'TypeError', message })
  await init(await readFile(`${dist}/order_contract.wasm`))
})

test('a chunk that is text fails the stream with what to do', async () => {
  const { readable, writable, summary } = stream.validateStream('order')
  const writer = writable.getWriter()
  const message = 'a chunk of an archive must be a Uint8Array, not a string: pipe text through a TextEncoderStream'
  await Promise.all([
    assert.rejects(writer.write(SECRET), { name: 'TypeError', message }),
    assert.rejects(summary, { message }),
    assert.rejects(new Response(readable).text()),
  ])
})
