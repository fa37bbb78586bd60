/**
 * Programming errors: each throws a TypeError that states the fact, then the action, and names the nearest known name. It
 * names only the type of a given value, because that can be a document. mistakes.json has those that JSON can write, with the calls that take them.
 */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import vm from 'node:vm'
import { patternOf } from '../lib/patterns.mjs'
import listed from './mistakes.json' with { type: 'json' }
import { ANY_VERSION, api, dist, load, UP } from './package.mjs'

const [edge, stream] = await Promise.all(['edge', 'stream'].map(load))
const { applyFixes, convert, detectVersion, isValid, parse, validate, validateCall, verifyConversion } = api

/** A part of every wrong value that is a text, which no message may show. */
const SECRET = 'card 7f3a!'
const TEXTS = { versions: ANY_VERSION }
const CALL = { method: 'GET', url: '/v2/order' }
const SIDES = { client: UP.from, service: UP.to, base: 'https://api.example.com' }
const posted = () => new Request('https://example.com/v2/order', { method: 'POST', body: '{}' })
const standard = (options) => api.standardSchema('order', options)['~standard']

/** Functions with the lists of mistakes that say no calls. */
const TAKE = {
  target: [(target) => standard().jsonSchema.input(target)],
  'options that no schema expresses': [(options) => standard(options).jsonSchema.output({ target: 'draft-07' })],
  'options of a translated call': [(options) => edge.translateCall(posted(), options)],
  'further options of a translated call': [(options) => edge.translateCall(posted(), { ...SIDES, ...options })],
  'a document': [
    ...[validate, isValid, parse, applyFixes, detectVersion].map((run) => (value) => run('order', value)),
    ...[convert, verifyConversion].map((run) => (value) => run('order', value, UP)),
  ],
  'a document of any shape': [api.detectShape],
  'a body': [(body) => validateCall({ ...CALL, method: 'POST', body })],
}

const functions = { ...api, ...edge, ...stream }

/** The functions of a list. What is given stands behind the arguments of a call; options there and given ones become one object. */
function takersOf(list) {
  const run = ([name, ...args]) => {
    const last = args.at(-1)
    return (first, ...others) =>
      isRecord(last) && isRecord(first)
        ? functions[name](...args.slice(0, -1), { ...last, ...first })
        : functions[name](...args, first, ...others)
  }
  return TAKE[list] ?? listed[list].calls.map(run)
}

const isRecord = (value) => Object.prototype.toString.call(value) === '[object Object]'

const fails = (name) => ({
  get [name]() {
    throw new Error(SECRET)
  },
})

/** A URL of another class, whose parameters nobody would see. */
class NextURL {
  #url = new URL('https://x.test/?before=a&after=b')
  get search() {
    return this.#url.search
  }
}

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
const noDocument = (value) => [
  `${named(value)} is not a document: pass text, bytes as a Uint8Array, or a value…`,
  value,
]

const [begin, release, handle] = [() => 'new', () => {}, () => {}]

/** Mistakes that JSON can't write. */
const MORE = {
  options: [
    ...[Number.NaN, Number.POSITIVE_INFINITY].map((bytes) => [
      'limits.bytes must be a whole number…',
      { limits: { bytes } },
    ]),
    ['mask must be true or false, not an object', { mask: fails(Symbol.toStringTag) }],
    ['options must be an object, not a Promise', Promise.resolve(UP)],
  ],
  shape: [["shape must be 'order-request', … or 'order-query', not undefined", undefined]],
  'a document': [...OBJECTS, ...QUERIES].map(noDocument),
  'a document of any shape': [Promise.resolve(), new DataView(new ArrayBuffer(1))].map(noDocument),
  'a query': [
    ...OBJECTS.map((value) => [`${named(value)} is not a query: pass text, a URL, …or a plain object`, value]),
    ['… is not a query: …new URLSearchParams(…', new Map([['a', 'b']]).entries()],
    ['… is not a query: pass text, a URL…', new NextURL()],
  ],
  'a call': [
    ['call must be an object, not a Request', new Request('https://example.com/v2/order')],
    ['call.method must be a string, not undefined', Object.create(CALL)],
  ],
  'a body': OBJECTS.map(noDocument),
  'options of a conversion': [['from must be {versions}, not undefined', undefined]],
  'further options of a conversion': [
    ['fill./approval_state cannot be written as JSON: use a JSON value', { fill: { '/approval_state': () => SECRET } }],
    ['a value in fill cannot be written as JSON: use a JSON value', { fill: { [SECRET]: () => SECRET } }],
  ],
  target: [["target must be 'draft-2020-12' or 'draft-07', not undefined", undefined]],
  'options of a receiver': [
    ['…the option claims needs the option handle…', { claims: { begin, release } }],
    ['…the option isUpdate needs the option other…', { isUpdate: () => true }],
    ['claims.release must be a function, not undefined', { claims: { begin }, handle }],
    ['claims.finish must be a function, not a boolean', { claims: { begin, release, finish: true }, handle }],
    ['claims must be an object with begin and release, not a string', { claims: SECRET, handle }],
  ],
  'options of a translated call': [['client must be …, not undefined', undefined]],
  'further options of a translated call': [
    ['base must be the URL …, not another URL', { base: new URL('https://api.example.com/#a') }],
  ],
}

async function errorOf(run) {
  try {
    await run()
  } catch (error) {
    return error
  }
  return undefined
}

for (const list of new Set([...Object.keys(listed), ...Object.keys(MORE)]))
  test(`each mistake is named by a TypeError, which shows nothing of a document: ${list}`, async () => {
    for (const [message, ...given] of [...(listed[list]?.mistakes ?? []), ...(MORE[list] ?? [])])
      for (const run of takersOf(list)) {
        const error = await errorOf(() => run(...given))
        assert.match(`${error}`, patternOf(`TypeError: ${message}`, TEXTS))
        assert.doesNotMatch(error.message, /7f3a/)
      }
  })

/** An object with the tag of a `Request`. */
const likeRequest = (more) => ({ method: 'POST', headers: new Headers(), [Symbol.toStringTag]: 'Request', ...more })

test('what is no request or response, or was read before, rejects a promise with such a TypeError', async () => {
  const [receive, call] = [edge.createReceiver(), await edge.translateCall(posted(), SIDES)]
  const [locked, read, answer] = [posted(), posted(), new Response('{}')]
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
    [/^the request must be a Request/, () => edge.translateCall('https://shop.example.com', SIDES)],
    [/^client must be/, () => edge.translateCall(posted())],
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
  const other = 'the core check must be order_contract_check.wasm of this package, not another module or…'
  for (const [message, given] of [
    [other, { check: convert }],
    [other, { check: new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]) }],
    [other, { check: ofAnotherBuild }],
    ['the core convert must be order_contract_convert.wasm…', { convert: check }],
    [
      'check must be a WebAssembly.Module, the URL of order_contract_check.wasm or its bytes, not a number',
      { check: 5 },
    ],
    ['start takes check and convert, not "checks"', { checks: check }],
    ['the argument of start must be an object of sources, not undefined', undefined],
  ])
    await assert.rejects(start(given), { name: 'TypeError', message: patternOf(message) })
  await start({ check, convert })
})
