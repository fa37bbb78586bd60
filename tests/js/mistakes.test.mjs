/**
 * Programming errors: each throws a TypeError that states the fact, then the action, and names the nearest known name. It
 * names only the type of a given value, because that can be a document.
 */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import vm from 'node:vm'
import { api, dist } from './package.mjs'

const load = (file) => import(pathToFileURL(`${dist}/${file}.js`).href)
const [edge, stream, german] = await Promise.all(['edge', 'stream', 'generated/messages/de'].map(load))
const { applyFixes, assertValid, convert, describe, detectShape, detectVersion, is, isValid, jsonSchema, parse } = api
const { standardSchema, validate, validateCall, versions } = api

const UP = { from: '2023-07-27', to: '2024-02-05' }
/** `'a', 'b' or 'c'`. */
const ANY_VERSION = versions
  .map((version) => `'${version}'`)
  .join(', ')
  .replace(/, ([^,]*)$/, ' or $1')
const CALL = { method: 'GET', url: '/v2/order' }
/** The content of every wrong value, which no message may show. */
const SECRET = '{"card_id":"card-7f3a"}'
const fails = (name) => ({
  get [name]() {
    throw new Error(SECRET)
  },
})
const NO_LANGUAGE = "messages must be a language, such as de from 'order-contract/messages/de', not"

/** Options of validation, which several functions refuse alike. */
const OPTIONS = [
  ["unknown option 'levle': did you mean 'level'?", { levle: 'stated' }],
  ["unknown option 'Version': did you mean 'version'?", { Version: '2024-02-05' }],
  ["unknown option 'amks': did you mean 'mask'?", { amks: true }],
  // A name that begins the other one is near; one with three other letters, or of two letters, is not.
  ["unknown option 'lev': did you mean 'level'?", { lev: 1 }],
  [/unknown option 'le': use 'version', 'level', .* or 'names'$/, { le: 1 }],
  [/unknown option 'lxexl': use 'version', 'level', .* or 'names'$/, { lxexl: 1 }],
  ["unknown version '2024-02-06': did you mean '2024-02-05'?", { version: '2024-02-06' }],
  [`version must be ${ANY_VERSION}, not another string`, { version: SECRET }],
  ["unknown level 'Stated': did you mean 'stated'?", { level: 'Stated' }],
  ["level must be 'implied' or 'stated', not another string", { level: SECRET }],
  ["level must be 'implied' or 'stated', not a symbol", { level: Symbol(SECRET) }],
  ["unknown names 'lable': did you mean 'label'?", { names: 'lable' }],
  ['draft must be true or false, not an object', { draft: { SECRET } }],
  ['mask must be true or false, not an object', { mask: fails(Symbol.toStringTag) }],
  ["unknown name in severity 'emial': did you mean 'email'?", { severity: { emial: 'off' } }],
  ["unknown severity.email 'warn': did you mean 'warning'?", { severity: { email: 'warn' } }],
  ['severity must be an object, not null', { severity: null }],
  ["unknown name in limits 'byte': did you mean 'bytes'?", { limits: { byte: 1 } }],
  ["name in limits must be 'bytes', 'depth' or 'findings', not another string", { limits: { [SECRET]: 1 } }],
  ['limits must be an object, not a number', { limits: 5 }],
  ['limits.depth must be a whole number from 0 to 4294967295, not -1', { limits: { depth: -1 } }],
  ['limits.depth must be a whole number from 0 to 4294967295, not a string', { limits: { depth: SECRET } }],
  ['options must be an object, not null', null],
  ['options must be an object, not a function', () => SECRET],
  ['options must be an object, not a Promise', Promise.resolve(UP)],
  ['options must be an object, not an ArrayBuffer', new ArrayBuffer(2)],
  [`${NO_LANGUAGE} null`, { messages: null }],
  [`${NO_LANGUAGE} a string`, { messages: SECRET }],
  [`${NO_LANGUAGE} an object`, { messages: { de: german.de } }],
  [`${NO_LANGUAGE} an array`, { messages: [german.de] }],
  ['optional must be an array of JSON Pointers, not a string', { optional: '/items' }],
  ["optional must be a JSON Pointer: did you mean '/items'?", { optional: ['items'] }],
  [/^optional: '\/country' leads to no required field/, { optional: ['/country'] }],
  [
    "optional: '/payment_metod' leads to no required field of 'order-request': did you mean '/payment_method'?",
    { optional: ['/payment_metod'] },
  ],
  [
    /^accept: '\/payment_method\/curency' leads to no enumeration of 'order-request'.*'\/payment_method\/currency'/,
    { accept: { '/payment_method/curency': ['X'] } },
  ],
  [
    /^accept: '\/items\/0\/products\/type' leads to no enumeration .*'\/items\/\*\/products\/type'/,
    { accept: { '/items/0/products/type': ['X'] } },
  ],
  [/leads to no enumeration/, { accept: { '/payment_method/card_id': ['X'] } }],
  ['accept must be an object of pointers and their values, not an array', { accept: ['AUD'] }],
  [/^accept\['\/status'\] must be an array of strings, not a string$/, { accept: { '/status': 'AUD' } }],
  [/must be an array of strings/, { accept: { '/status': [5] } }],
  [/must be an array of strings/, { accept: { '/status': ['\ud800'] } }],
  ...['bytes', 'depth', 'findings'].flatMap((limit) =>
    [-1, Number.NaN, 1.5, '5', null, Number.POSITIVE_INFINITY, 2 ** 32].map((value) => [
      new RegExp(`^limits.${limit} must be a whole number from 0 to `),
      { limits: { [limit]: value } },
    ]),
  ),
  ...['syntax', 'encoding', 'too_large', 'too_deep', 'not_serializable'].flatMap((code) =>
    ['warning', 'info', 'off'].map((severity) => [
      `severity.${code} must be 'error', as nothing is checked after such a problem: leave it out`,
      { severity: { [code]: severity } },
    ]),
  ),
]

/** A URL of another class, whose parameters nobody would see. */
class NextURL {
  #url = new URL('https://x.test/?before=a&after=b')
  get search() {
    return this.#url.search
  }
}

const SHAPES = [
  ["unknown shape 'orders': did you mean 'order'?", 'orders'],
  ["unknown shape 'order_request': did you mean 'order-request'?", 'order_request'],
  [/^shape must be 'order-request', .* or 'order-query', not undefined$/, undefined],
  [/^shape must be 'order-request', .*, not another string$/, SECRET],
  [/unknown shape 'constructor'/, 'constructor'],
]

const ENTRIES = [
  ...['data', '/a~2', '/~', '/\ud800', 5, null].map((entries) => [/^entries must be a JSON Pointer/, entries]),
  ["entries must be a JSON Pointer, such as '' or '/data', not another string", SECRET],
  ["entries must be a JSON Pointer, such as '' or '/data', not an array", ['/data']],
]

const CALLS = [
  ['call must be an object, not a string', SECRET],
  ['call must be an object, not a Request', new Request('https://example.com/v2/order')],
  ['method must be a string, not undefined', undefined],
  [/method must be a string/, { ...CALL, method: 1 }],
  [/method must be a string/, Object.create(CALL)],
  [/^unknown name in call 'query': use 'method', 'url', 'headers' or 'body'$/, { ...CALL, query: { limit: '1' } }],
  ["unknown name in call 'header': did you mean 'headers'?", { ...CALL, header: {} }],
  ['url must be a string or a URL, not an object', { ...CALL, url: { SECRET } }],
  ['headers must be an object, pairs of a name and a value, or Headers, not a string', { ...CALL, headers: SECRET }],
  [/or Headers: each entry must be such a pair$/, { ...CALL, headers: [SECRET] }],
  [/or Headers: each entry must be such a pair$/, { ...CALL, headers: [['a']] }],
  ['the value of a header must be a string, not an object', { ...CALL, headers: { 'x-api-version': { SECRET } } }],
  [/^a Promise is not a document/, { ...CALL, body: Promise.resolve() }],
]

const CONVERSIONS = [
  [`from must be ${ANY_VERSION}, not undefined`, undefined],
  [`to must be ${ANY_VERSION}, not undefined`, { from: '2023-07-27' }],
  [`from must be ${ANY_VERSION}, not undefined`, { to: '2023-07-27' }],
  ['complement must be what an earlier conversion returned, not a string', { ...UP, complement: SECRET }],
  ['fill must be an object, not a string', { ...UP, fill: SECRET }],
  ['fill must be an object, not a Map', { ...UP, fill: new Map([['/approval_state', 'APPROVED']]) }],
  ['fill must be an object, not an array', { ...UP, fill: [] }],
  [/^payoutUrl must be a JSON Pointer/, { ...UP, payoutUrl: '/a\udc00/b' }],
  ["name in fill must be '/approval_state', not another string", { ...UP, fill: { [SECRET]: 1 } }],
  [
    'fill./approval_state cannot be written as JSON: use a JSON value',
    { ...UP, fill: { '/approval_state': () => SECRET } },
  ],
  ["unknown onLoss 'eror': did you mean 'error'?", { ...UP, onLoss: 'eror' }],
  ["unknown onOrphan 'dropp': did you mean 'drop'?", { ...UP, onOrphan: 'dropp' }],
  [/^unknown option 'accept'/, { ...UP, accept: {} }],
]

/** Objects that are never documents or queries. */
const OBJECTS = {
  'a Response': new Response('{}'),
  'a Request': new Request('http://localhost'),
  'a Blob': new Blob(['{}']),
  'a ReadableStream': new Blob(['{}']).stream(),
  'a Map': new Map([[SECRET, SECRET]]),
  'a Set': new Set(),
  'a Headers': new Headers(),
  'a FormData': new FormData(),
  'a Promise': Promise.resolve(SECRET),
  'a URLSearchParams': new URLSearchParams(SECRET),
  'a Date': new Date(0),
  'a RegExp': /a/,
  'an Error': vm.runInNewContext('new TypeError()'),
}
/** Views and buffers, which a query would be read from as from bytes. */
const BUFFERS = {
  'an ArrayBuffer': new ArrayBuffer(2),
  'a SharedArrayBuffer': new SharedArrayBuffer(2),
  'a DataView': new DataView(new ArrayBuffer(2)),
  'a Uint16Array': new Uint16Array(2),
  'a Uint8ClampedArray': new Uint8ClampedArray(2),
}
const DOCUMENT = 'is not a document: pass text, bytes as a Uint8Array, or a value of JSON'
const QUERY = 'is not a query: pass text, a URL, new URLSearchParams(…) or a plain object'

/** All mistakes: a message and a function that makes the mistake. */
const MISTAKES = [
  ...OPTIONS.flatMap(([message, options]) =>
    [validate, isValid, parse].map((run) => [message, () => run('order-request', '{}', options)]),
  ),
  ...SHAPES.flatMap(([message, shape]) => [validate, isValid, parse].map((run) => [message, () => run(shape, '{}')])),
  ...ENTRIES.map(([message, entries]) => [message, () => validate('order-list', '[]', { entries })]),
  ...CALLS.map(([message, call]) => [message, () => validateCall(call)]),
  ['options must be an object, not null', () => validateCall(CALL, null)],
  ['baseUrl must be a string, not a number', () => validateCall(CALL, { baseUrl: 1 })],
  ["unknown option 'baseUri': did you mean 'baseUrl'?", () => validateCall(CALL, { baseUri: '' })],
  ...CONVERSIONS.map(([message, options]) => [message, () => convert('product', '{}', options)]),
  [
    'this conversion takes no value for a gap: leave out the option fill',
    () => convert('order', '{}', { ...UP, fill: { [SECRET]: 1 } }),
  ],
  ...Object.entries({ ...OBJECTS, ...BUFFERS }).flatMap(([what, value]) => [
    ...[validate, isValid, parse, applyFixes, detectVersion].map((run) => [
      `${what} ${DOCUMENT}`,
      () => run('order', value),
    ]),
    [`${what} ${DOCUMENT}`, () => convert('order', value, UP)],
    [`${what} ${DOCUMENT}`, () => validateCall({ method: 'POST', url: '/v2/order', body: value })],
    ...(what === 'a URLSearchParams' || what in BUFFERS
      ? []
      : [[`${what} ${QUERY}`, () => isValid('order-query', value)]]),
  ]),
  [/ is not a query: .*new URLSearchParams\(/, () => validate('order-query', new Map([['a', 'b']]).entries())],
  [`an array ${QUERY}`, () => validate('order-query', [[SECRET, SECRET]])],
  ...[validate, isValid, parse, applyFixes].map((run) => [
    / is not a query: pass text, a URL/,
    () => run('product-query', new NextURL()),
  ]),
  ...[
    () => validate('order', {}, { entries: '/data' }),
    () => isValid('product-query', '', { entries: '/data' }),
    () => parse('order', {}, { entries: '/data' }),
    () => applyFixes('order', {}, { entries: '/data' }),
    () => convert('order', {}, { ...UP, entries: '/data' }),
    () => detectVersion('product', {}, { entries: '/data' }),
    () => standardSchema('order', { entries: '/data' }),
    () => is('order', {}, { entries: '/data' }),
    () => validateCall(CALL, { entries: '/data' }),
  ].map((run) => [/^the option entries is only for 'order-list' or 'product-list': leave it out for '/, run]),
  [/did you mean '\/payment_method'\?$/, () => describe('order-request', { optional: ['/payment_metod'] })],
  [/did you mean '\/payment_method'\?$/, () => jsonSchema('order-request', { optional: ['/payment_metod'] })],
  [/it has none/, () => validate('product-query', '', { optional: ['/limit'] })],
  [
    "only must be a JSON Pointer: did you mean '/payment_method/type'?",
    () => standardSchema('order-request', { only: ['payment_method.type'] }),
  ],
  [
    "only must be a JSON Pointer, such as '' or '/data', not another string",
    () => standardSchema('order-request', { only: [SECRET] }),
  ],
  ['only must be an array of JSON Pointers, not a string', () => standardSchema('order-request', { only: SECRET })],
  ['message must be a function, not a string', () => standardSchema('order', { message: SECRET })],
  [
    "target must be 'draft-2020-12' or 'draft-07', not undefined",
    () => standardSchema('order')['~standard'].jsonSchema.input(),
  ],
  ['only must be an array of codes, not a string', () => applyFixes('order', '{}', { only: SECRET })],
  ...[{ draft: true }, { severity: {} }, { severity: { enum: 'off' } }, { level: 'stated' }].flatMap((options) =>
    [is, assertValid].map((run) => [
      `a type guard does not take the option ${Object.keys(options)}: with it, what is valid need not be of the type`,
      () => run('order', {}, options),
    ]),
  ),
  ...[{ draft: true }, { severity: { enum: 'off' } }].map((options) => [
    'a JSON Schema cannot express the options draft and severity: leave them out',
    () => standardSchema('order', options)['~standard'].jsonSchema.output({ target: 'draft-07' }),
  ]),
  [
    "unknown target 'openapi-3.0': use 'draft-2020-12' or 'draft-07'",
    () => standardSchema('order')['~standard'].jsonSchema.input({ target: 'openapi-3.0' }),
  ],
  ...[describe, jsonSchema, standardSchema, is].map((run) => [/did you mean 'order'/, () => run('orders', {})]),
  [/unknown version/, () => describe('order', { version: '2023' })],
  [/did you mean 'stated'/, () => jsonSchema('order', { level: 'state' })],
  [/unknown option 'draft'/, () => jsonSchema('order', { draft: true })],
  [/did you mean 'level'/, () => standardSchema('order', { levle: 'stated' })],
  [/unknown option 'drfat'/, () => is('order', {}, { drfat: true })],
  [/^a Promise is not a document/, () => is('order', Promise.resolve({}))],
  [/did you mean 'enum'/, () => applyFixes('order', '{}', { only: ['enums'] })],
  [/did you mean 'only'/, () => applyFixes('order', '{}', { onyl: [] })],
  [/did you mean 'entries'/, () => detectVersion('order-list', '{}', { entris: '' })],
  ...[Promise.resolve(), new DataView(new ArrayBuffer(1))].map((value) => [
    / is not a document: /,
    () => detectShape(value),
  ]),
  ['shapes must be an array of shapes, not a string', () => detectShape('{}', { shapes: 'order' })],
  [/did you mean 'order'/, () => detectShape('{}', { shapes: ['ordr'] })],
  [/did you mean 'shapes'/, () => detectShape('{}', { shape: 'order' })],
  [/^unknown version '2023-07-28'/, () => detectShape('{}', { version: '2023-07-28' })],
  [/did you mean '\/data'/, () => detectShape('{}', { entries: 'data' })],
  ['onProgress must be a function, not a string', () => stream.validateStream('order', { onProgress: SECRET })],
  [
    'complement must be a ReadableStream, not an object',
    () => stream.convertStream('order', { ...UP, complement: {} }),
  ],
  ["unknown option 'rejcts': did you mean 'rejects'?", () => stream.convertStream('order', { ...UP, rejcts: 1 })],
  ['rejects must be a WritableStream, not a string', () => stream.convertStream('order', { ...UP, rejects: SECRET })],
  ['handle must be a function, not a string', () => edge.createReceiver({ handle: SECRET })],
  [
    'timeout must be a whole number of milliseconds from 1 to 2147483647, not 0',
    () => edge.createReceiver({ timeout: 0 }),
  ],
]

test('each mistake is named by a TypeError, which shows nothing of a document', () => {
  for (const [message, mistake] of MISTAKES) {
    assert.throws(mistake, { name: 'TypeError', message })
    assert.throws(mistake, (error) => !error.message.includes('7f3a'))
  }
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
