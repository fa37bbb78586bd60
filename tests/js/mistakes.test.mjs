/**
 * Programming errors: each throws a TypeError that states the fact, then the action, and names the nearest known name. It
 * names only the type of a given value, because that can be a document.
 */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import vm from 'node:vm'
import { ANY_VERSION, api, dist, load, thrownBy, UP } from './package.mjs'

const [edge, stream, german] = await Promise.all(['edge', 'stream', 'generated/messages/de'].map(load))
const { applyFixes, assertValid, convert, describe, detectShape, detectVersion, is, isValid, jsonSchema, parse } = api
const { standardSchema, validate, validateCall } = api

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
  // A name that begins the other one is near; one of two letters is not.
  ["unknown option 'lev': did you mean 'level'?", { lev: 1 }],
  [/unknown option 'le': use 'version', 'level', .* or 'names'$/, { le: 1 }],
  [`version must be ${ANY_VERSION}, not '2024-02-06'`, { version: '2024-02-06' }],
  [`version must be ${ANY_VERSION}, not another string`, { version: SECRET }],
  ["unknown level 'Stated': did you mean 'stated'?", { level: 'Stated' }],
  ["level must be 'implied' or 'stated', not another string", { level: SECRET }],
  ['draft must be true or false, not an object', { draft: { SECRET } }],
  ['mask must be true or false, not an object', { mask: fails(Symbol.toStringTag) }],
  ["unknown name 'emial' in severity: did you mean 'email'?", { severity: { emial: 'off' } }],
  ["unknown severity.email 'warn': did you mean 'warning'?", { severity: { email: 'warn' } }],
  ['severity must be an object, not null', { severity: null }],
  ["unknown name 'byte' in limits: did you mean 'bytes'?", { limits: { byte: 1 } }],
  ["name in limits must be 'bytes', 'depth' or 'findings', not another string", { limits: { [SECRET]: 1 } }],
  ['limits.depth must be a whole number from 0 to 4294967295, not -1', { limits: { depth: -1 } }],
  ['options must be an object, not null', null],
  ['options must be an object, not a Promise', Promise.resolve(UP)],
  [`${NO_LANGUAGE} an object`, { messages: { de: german.de } }],
  ['optional must be an array of JSON Pointers, not a string', { optional: '/items' }],
  ["optional must be a JSON Pointer: did you mean '/items'?", { optional: ['items'] }],
  [/^the option optional: '\/country' leads to no required field/, { optional: ['/country'] }],
  [
    "the option optional: '/payment_metod' leads to no required field of 'order-request': did you mean '/payment_method'?",
    { optional: ['/payment_metod'] },
  ],
  [
    /^the option accept: '\/payment_method\/curency' leads to no enumeration of 'order-request'.*'\/payment_method\/currency'/,
    { accept: { '/payment_method/curency': ['X'] } },
  ],
  [
    /^the option accept: '\/items\/0\/products\/type' leads to no enumeration .*'\/items\/\*\/products\/type'/,
    { accept: { '/items/0/products/type': ['X'] } },
  ],
  [/leads to no enumeration/, { accept: { '/payment_method/card_id': ['X'] } }],
  ['accept must be an object of pointers and their values, not an array', { accept: ['AUD'] }],
  [/^accept\['\/status'\] must be an array of strings, not a string$/, { accept: { '/status': 'AUD' } }],
  [/^each value in accept\['\/status'\] must be a string without/, { accept: { '/status': ['\ud800'] } }],
  [
    /^accept\['\/status'\]\.value must be a string, not a number$/,
    { accept: { '/status': [{ value: 5, label: 'Five' }] } },
  ],
  [/^accept\['\/status'\]\.label must be a string, not undefined$/, { accept: { '/status': [{ value: 'OPEN' }] } }],
  [
    /^unknown name 'labl' in accept\['\/status'\]: did you mean 'label'\?$/,
    { accept: { '/status': [{ labl: SECRET }] } },
  ],
  ...[-1, Number.NaN, 1.5, SECRET, null, Number.POSITIVE_INFINITY, 2 ** 32].map((value) => [
    /^limits.bytes must be a whole number from 0 to 500000000, not /,
    { limits: { bytes: value } },
  ]),
  ...['syntax', 'encoding', 'too_large', 'too_deep', 'not_serializable'].map((code) => [
    `severity.${code} must be 'error', as nothing is checked after such a problem: leave it out`,
    { severity: { [code]: 'off' } },
  ]),
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
  [/method must be a string/, { ...CALL, method: 1 }],
  [/method must be a string/, Object.create(CALL)],
  [/^unknown name 'query' in call: use 'method', 'url', 'headers' or 'body'$/, { ...CALL, query: { limit: '1' } }],
  ["unknown name 'header' in call: did you mean 'headers'?", { ...CALL, header: {} }],
  ['url must be a string or a URL, not an object', { ...CALL, url: { SECRET } }],
  ['headers must be an object, pairs of a name and a value, or Headers, not a string', { ...CALL, headers: SECRET }],
  [/or Headers: each entry must be such a pair$/, { ...CALL, headers: [SECRET] }],
  ['the value of a header must be a string, not an object', { ...CALL, headers: { 'x-api-version': { SECRET } } }],
  [/^a Promise is not a document/, { ...CALL, body: Promise.resolve() }],
]

const CONVERSIONS = [
  [`from must be ${ANY_VERSION}, not undefined`, undefined],
  [`to must be ${ANY_VERSION}, not undefined`, { from: '2023-07-27' }],
  ['complement must be what an earlier conversion returned, not a string', { ...UP, complement: SECRET }],
  ['fill must be an object, not a string', { ...UP, fill: SECRET }],
  [/^payoutUrl must be a JSON Pointer/, { ...UP, payoutUrl: '/a\udc00/b' }],
  ["name in fill must be '/approval_state', not another string", { ...UP, fill: { [SECRET]: 1 } }],
  [
    'fill./approval_state cannot be written as JSON: use a JSON value',
    { ...UP, fill: { '/approval_state': () => SECRET } },
  ],
  ['a value in fill cannot be written as JSON: use a JSON value', { ...UP, fill: { [SECRET]: () => SECRET } }],
  ["unknown onLoss 'eror': did you mean 'error'?", { ...UP, onLoss: 'eror' }],
  ["unknown onOrphan 'dropp': did you mean 'drop'?", { ...UP, onOrphan: 'dropp' }],
  [/^unknown option 'accept'/, { ...UP, accept: {} }],
  // Two letters away, and nothing like it.
  [/^unknown option 'x': use 'from'/, { ...UP, x: {} }],
]

/** Objects that are never documents or queries. */
const OBJECTS = [
  ...[new Response('{}'), new Request('http://localhost'), new Blob(['{}']), new Blob(['{}']).stream(), /a/],
  ...[new Map([[SECRET, SECRET]]), new Set(), new Headers(), new FormData(), Promise.resolve(SECRET), new Date(0)],
  vm.runInNewContext('new TypeError()'),
]
/** Objects that are no documents, but queries, or read as the bytes of one. */
const QUERIES = [
  ...[new URLSearchParams(SECRET), new ArrayBuffer(2), new SharedArrayBuffer(2), new DataView(new ArrayBuffer(2))],
  ...[new Uint16Array(2), new Uint8ClampedArray(2)],
]
/** `a Response` or `an Error`. */
function named(value) {
  const name = Object.prototype.toString.call(value).slice('[object '.length, -1)
  return `${/^[AE]/.test(name) ? 'an' : 'a'} ${name}`
}
const DOCUMENT = 'is not a document: pass text, bytes as a Uint8Array, or a value of JSON'
const QUERY = 'is not a query: pass text, a URL, new URLSearchParams(…) or a plain object'

const NOT_REPORT = 'must be given a report, such as validate returns, not'

/** Functions that take the options of a document. */
const OF_DOCUMENTS = [
  ...[validate, isValid, parse, applyFixes, detectVersion, is].map((run) => (options) => run('order', {}, options)),
  (options) => convert('order', {}, { ...UP, ...options }),
  (options) => standardSchema('order', options),
  (options) => validateCall(CALL, options),
]
const OTHERS = [
  ...[describe, jsonSchema, stream.validateStream].map((run) => (options) => run('order', options)),
  (options) => stream.convertStream('order', { ...UP, ...options }),
  (options) => detectShape('{}', options),
  (options) => edge.createReceiver(options),
]

const SCHEMAS = [
  ["optional must be a JSON Pointer: did you mean '/payment_method/type'?", { optional: ['payment_method.type'] }],
  ["optional must be a JSON Pointer, such as '' or '/data', not another string", { optional: [SECRET] }],
  ['message must be a function, not a string', { message: SECRET }],
]

const TARGETS = [
  ["target must be 'draft-2020-12' or 'draft-07', not undefined", undefined],
  ["unknown target 'openapi-3.0': use 'draft-2020-12' or 'draft-07'", { target: 'openapi-3.0' }],
]

const DETECTIONS = [
  ['shapes must be an array of shapes, not a string', { shapes: 'order' }],
  [/did you mean 'order'/, { shapes: ['ordr'] }],
  [/^version must be .*, not '2023-07-28'$/, { version: '2023-07-28' }],
  [/did you mean '\/data'/, { entries: 'data' }],
]

const ARCHIVES = [
  ['complement must be a ReadableStream, not an object', { complement: {} }],
  ['rejects must be a WritableStream, not a string', { rejects: SECRET }],
]

const [begin, release, handle] = [() => 'new', () => {}, () => {}]
const RECEIVERS = [
  ['handle must be a function, not a string', { handle: SECRET }],
  ['timeout must be a whole number of milliseconds from 1 to 2147483647, not 0', { timeout: 0 }],
  [/^unknown option 'mask'/, { mask: false }],
  [/the option claims needs the option handle/, { claims: { begin, release } }],
  [/the option isUpdate needs the option other/, { isUpdate: () => true }],
  [/claims.release must be a function, not undefined/, { claims: { begin }, handle }],
  [/claims.finish must be a function, not a boolean/, { claims: { begin, release, finish: true }, handle }],
  [/claims must be an object with begin and release, not a string/, { claims: SECRET, handle }],
]

const NO_TYPE = 'with it, what is valid need not be of the type'
const VALIDATING = [validate, isValid, parse]
const schemaOf = (options) => standardSchema('order', options)['~standard'].jsonSchema

/** Functions, each with its mistakes: a message and the arguments. */
const MISTAKES = [
  ...VALIDATING.map((run) => [(options) => run('order-request', '{}', options), OPTIONS]),
  ...VALIDATING.map((run) => [(shape) => run(shape, '{}'), SHAPES]),
  ...[describe, jsonSchema, standardSchema, is].map((run) => [run, [[/did you mean 'order'/, 'orders', {}]]]),
  ...[...OF_DOCUMENTS, ...OTHERS].map((run) => [run, [[/^unknown option 'accpet'/, { accpet: {} }]]]),
  ...OF_DOCUMENTS.map((run) => [
    run,
    [[/^the option entries is only for 'order-list' or 'product-list': leave it out for '/, { entries: '/data' }]],
  ]),
  ...[validate, isValid, parse, applyFixes, detectVersion, convert].map((run) => [
    (value) => run('order', value, run === convert ? UP : undefined),
    [...OBJECTS, ...QUERIES].map((value) => [`${named(value)} ${DOCUMENT}`, value]),
  ]),
  ...[validate, isValid, parse, applyFixes].map((run) => [
    (value) => run('product-query', value),
    [
      ...OBJECTS.map((value) => [`${named(value)} ${QUERY}`, value]),
      [/ is not a query: .*new URLSearchParams\(/, new Map([['a', 'b']]).entries()],
      [`an array ${QUERY}`, [[SECRET, SECRET]]],
      [/ is not a query: pass text, a URL/, new NextURL()],
    ],
  ]),
  [(entries) => validate('order-list', '[]', { entries }), ENTRIES],
  [validateCall, CALLS],
  [(options) => validateCall(CALL, options), [['baseUrl must be a string, not a number', { baseUrl: 1 }]]],
  [
    (body) => validateCall({ ...CALL, method: 'POST', body }),
    OBJECTS.map((value) => [`${named(value)} ${DOCUMENT}`, value]),
  ],
  [(options) => convert('product', '{}', options), CONVERSIONS],
  [(options) => standardSchema('order-request', options), SCHEMAS],
  [(given) => schemaOf().input(given), TARGETS],
  [(options) => detectShape('{}', options), DETECTIONS],
  [detectShape, [Promise.resolve(), new DataView(new ArrayBuffer(1))].map((value) => [/ is not a document: /, value])],
  [(options) => stream.convertStream('order', { ...UP, ...options }), ARCHIVES],
  [edge.createReceiver, RECEIVERS],
  ...[is, assertValid].map((run) => [
    (options) => run('order', {}, options),
    [{ draft: true }, { severity: {} }, { severity: { enum: 'off' } }, { level: 'stated' }].map((options) => [
      `a type guard does not take the option ${Object.keys(options)}: ${NO_TYPE}`,
      options,
    ]),
  ]),
  [
    (options) => schemaOf(options).output({ target: 'draft-07' }),
    [{ draft: true }, { severity: { enum: 'off' } }].map((options) => [
      'a JSON Schema cannot express the options draft and severity: leave them out',
      options,
    ]),
  ],
  [
    (mistake) => mistake(),
    [
      [
        'the option fill: this conversion has no gap that takes a value: leave it out',
        () => convert('order', '{}', { ...UP, fill: { '/x': 1 } }),
      ],
      [
        "unknown name '/approval-state' in fill: did you mean '/approval_state'?",
        () => convert('product', '{}', { ...UP, fill: { '/approval-state': 1 } }),
      ],
      [/did you mean '\/payment_method'\?$/, () => describe('order-request', { optional: ['/payment_metod'] })],
      [/it has none/, () => validate('product-query', '', { optional: ['/limit'] })],
      [`fieldErrors ${NOT_REPORT} an object`, () => api.fieldErrors({})],
      [`fieldErrors ${NOT_REPORT} an object with other problems`, () => api.fieldErrors({ problems: [null] })],
      [`loggable ${NOT_REPORT} an object with other problems`, () => edge.loggable({ valid: true, problems: [{}] })],
      [
        'message must return a string, not undefined',
        () => standardSchema('order-request', { message: () => {} })['~standard'].validate({}),
      ],
      ['only must be an array of codes, not a string', () => applyFixes('order', '{}', { only: SECRET })],
      [/did you mean 'enum'/, () => applyFixes('order', '{}', { only: ['enums'] })],
      [/^unknown code in review .*did you mean 'enum'/, () => applyFixes('order', '{}', { review: ['enums'] })],
      [/did you mean 'stated'/, () => jsonSchema('order', { level: 'state' })],
      [/unknown option 'draft'/, () => jsonSchema('order', { draft: true })],
      [/^a Promise is not a document/, () => is('order', Promise.resolve({}))],
    ],
  ],
]

test('each mistake is named by a TypeError, which shows nothing of a document', () => {
  for (const [run, mistakes] of MISTAKES)
    for (const [message, ...given] of mistakes) {
      const mistake = () => run(...given)
      assert.throws(mistake, { name: 'TypeError', message })
      assert.doesNotMatch(thrownBy(mistake).message, /7f3a/)
    }
})

const post = () => new Request('https://example.com/v2/order', { method: 'POST', body: '{}' })
const SIDES = { client: UP.from, service: UP.to, base: 'https://api.example.com' }

const BASE_IS = "base must be the URL of the service, such as 'https://api.example.com', not "
/** What is no address that a path can follow. An address can have a password: it is not shown. */
const BASES = [
  ['api.example.com', 'another string'],
  ['', 'another string'],
  [{ href: 'https://api.example.com' }, 'an object'],
  ['ftp://api.example.com', 'another URL'],
  ['https://7f3a:7f3a@api.example.com', 'another URL'],
  ['https://api.example.com/?a=1', 'another URL'],
  [new URL('https://api.example.com/#a'), 'another URL'],
]

/** An object with the tag of a `Request`. */
const likeRequest = (more) => ({ method: 'POST', headers: new Headers(), [Symbol.toStringTag]: 'Request', ...more })

test('a promise is rejected with such a TypeError', async () => {
  const [receive, call] = [edge.createReceiver(), await edge.translateCall(post(), SIDES)]
  const [locked, read, answer] = [post(), post(), new Response('{}')]
  locked.body.getReader()
  await Promise.all([read.text(), answer.text()])
  const noRequests = [undefined, { method: 'POST' }, { body: null, headers: new Headers() }, { ...CALL, body: null }]
  for (const [message, mistake] of [
    ...noRequests.map((given) => [/must be a Request/, () => receive(given)]),
    // As node-fetch and older runtimes make them.
    [/^the body of the request must be a ReadableStream or null, not undefined$/, () => receive(likeRequest({}))],
    [/^the body of the request must be .*, not an object$/, () => receive(likeRequest({ body: { pipe() {} } }))],
    [/^the request must be a Request, not another object$/, () => receive(likeRequest({ headers: {} }))],
    ...[locked, read].map((given) => [/the body of the request was read before/, () => receive(given)]),
    ...[
      [/^client must be .*, not undefined$/, undefined],
      [/^service must be .*, not undefined$/, { client: '2023-07-27' }],
      [/^base must be the URL .*, not undefined$/, { client: UP.from, service: UP.to }],
      ...BASES.map(([base, found]) => [`${BASE_IS}${found}`, { ...SIDES, base }]),
      [/client/, { ...SIDES, client: '2023' }],
      [/did you mean 'service'/, { ...SIDES, servic: '2024-02-05' }],
      [/fill/, { ...SIDES, fill: { '/x': '1' } }],
      [/entries/, { ...SIDES, entries: { orders: '/data' } }],
    ].map(([message, options]) => [message, () => edge.translateCall(post(), options)]),
    [/^the request must be a Request/, () => edge.translateCall('https://shop.example.com', SIDES)],
    [/^the answer must be a Response/, () => call.answer()],
    [/^the body of the answer was read before/, () => call.answer(answer)],
  ])
    await assert.rejects(mistake, { name: 'TypeError', message })
})

test('what is not the core of this build is refused by start, and named', async () => {
  const { start } = api
  const [check, convert] = await Promise.all(
    ['check', 'convert'].map((name) => readFile(`${dist}/order_contract_${name}.wasm`)),
  )
  // The last byte of the hash of the contract, which the last section has.
  const ofAnotherBuild = Uint8Array.from(check, (byte, at) => (at === check.length - 1 ? byte ^ 1 : byte))
  const other = /^the core check must be order_contract_check\.wasm of this package, not another module or/
  for (const [message, given] of [
    [other, { check: convert }],
    [other, { check: new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]) }],
    [other, { check: ofAnotherBuild }],
    [/^the core convert must be order_contract_convert\.wasm/, { convert: check }],
    [
      /^check must be a WebAssembly.Module, the URL of order_contract_check.wasm or its bytes, not a number/,
      { check: 5 },
    ],
    [/^start takes check and convert, not "checks"/, { checks: check }],
    [/^the argument of start must be an object of sources, not undefined/, undefined],
  ])
    await assert.rejects(start(given), { name: 'TypeError', message })
  await start({ check, convert })
})
