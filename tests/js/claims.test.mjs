/**
 * Claims of the receiver: each update is handled once, however hooks fail.
 */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { test } from 'node:test'
import { Random } from '../differential/random.mjs'
import { sample } from '../edge/deliveries.mjs'
import { brokenUpdates, schedules } from '../edge/schedules.mjs'
import { PATIENCE } from '../lib/eventually.mjs'
import { load } from './package.mjs'

const { createReceiver, memoryClaims, updateKey } = await load('edge')

const post = (body = sample) =>
  new Request('https://example.com/', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
const outcome = ({ response, code, duplicate, update }) => [response.status, code, duplicate, update !== undefined]

test('whatever hooks do, an update is then done or free, and is never handled without a claim', async (context) => {
  assert.deepEqual(await brokenUpdates({ createReceiver, memoryClaims }, 4 * schedules.length), [])
  context.diagnostic(`${schedules.length} schedules`)
})

test('an update is busy while it is handled, and a duplicate afterwards', async () => {
  const events = new EventEmitter()
  const receive = createReceiver({ claims: memoryClaims(), handle: () => once(events, 'end') })
  const both = [receive(post()), receive(post())]
  assert.deepEqual(outcome(await Promise.race(both)), [503, 'busy', false, false])
  events.emit('end')
  const outcomes = (await Promise.all(both)).map(outcome)
  assert.deepEqual(outcomes.sort(), [
    [200, 'received', false, true],
    [503, 'busy', false, false],
  ])
  assert.deepEqual(outcome(await receive(post())), [200, 'received', true, false])
})

test('what a hook has thrown is told, also if its claim is not released in time', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const thrown = new RangeError('stock of P-1')
  const never = new Promise(() => {})
  const release = () => context.mock.timers.tick(10_000) ?? never
  const fails = () => Promise.reject(thrown)
  for (const [hook, hooks] of Object.entries({
    handle: { claims: { begin: () => 'new', release }, handle: fails },
    finish: { claims: { begin: () => 'new', finish: fails, release }, handle() {} },
    begin: { claims: { begin: fails, release }, handle() {} },
  })) {
    const { code, error } = await createReceiver(hooks)(post())
    assert.deepEqual([code, error.name, error.message], ['failed', 'HookError', `${hook} has thrown RangeError`])
    assert.equal(error.thrown, thrown)
  }
})

test('a claim in memory ends after a while', (context) => {
  context.mock.timers.enable({ apis: ['Date'] })
  const claims = memoryClaims()
  assert.deepEqual([claims.begin('a', '1'), claims.begin('a', '2')], ['new', 'busy'])
  context.mock.timers.tick(10 * 60_000)
  assert.equal(claims.begin('a', '3'), 'new')
  claims.release('a', '1')
  assert.equal(claims.begin('a', '4'), 'busy', 'another claim is not released')
  claims.finish('a', '3')
  assert.equal(claims.begin('a', '5'), 'done')
  claims.finish('b', '6')
  context.mock.timers.tick(1)
  claims.finish('a', '7')
  context.mock.timers.tick(7 * 24 * 60 * 60_000 - 1)
  assert.deepEqual([claims.begin('b', '8'), claims.begin('a', '9')], ['new', 'done'])
  context.mock.timers.tick(1)
  assert.equal(claims.begin('a', '9'), 'new')
})

test('the key covers the content of an update, and nothing of its spelling', async () => {
  const one =
    '{"product_code":"P","timestamp":"2024-02-05T10:00:00.000000","new_state":{"stock_id":9007199254740993,"a":[1]}}'
  const more = one.replace('{', '{"delivered":"again","__proto__":{},')
  assert.equal(await updateKey(more), await updateKey(one))
  const others = [
    one.replace('740993', '740992'),
    one.replace('[1]', '["1"]'),
    one.replace('[1]', '["n1"]'),
    one.replace('[1]', '[1,1]'),
    one.replace('"P"', '"Q"'),
    one.replace('"a"', '"b"'),
    one.replace('"a":[1]', '"a":{"0":1}'),
    one.replace('"new_state"', '"old_state":null,"new_state"').replace('null', '{}'),
  ]
  const keys = new Set(await Promise.all([one, ...others].map(updateKey)))
  assert.equal(keys.size, others.length + 1)
  const slow = `"${'\\'.repeat(60_000)}`
  const invalid = ['{}', '{"product_code":"P"}', '[]', '{', 'null', one.replace('[1]', '[01]'), slow]
  for (const body of [...invalid, JSON.parse(one), undefined, Uint8Array.of(0xff)])
    await assert.rejects(updateKey(body), {
      name: 'TypeError',
      message: /^the argument of updateKey must be the body of an update/,
    })
})

/** The bytes that a key has always been the hash of, of an update that `JSON.parse` reads as a value without numbers. */
function contentOf({ product_code, old_state, new_state, timestamp }) {
  const tagged = (value) => {
    if (typeof value === 'string') return `s${value}`
    if (Array.isArray(value)) return value.map(tagged)
    if (typeof value !== 'object' || value === null) return value
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(members.map(([name, item]) => [`s${name}`, tagged(item)]))
  }
  return JSON.stringify([product_code, old_state ?? null, new_state, timestamp].map(tagged))
}

const NAMES = ['', '"', '\n', ...'a b \\ \u0001 \u2028 \ue000 \uffff 😀 __proto__ 10 9 é aa'.split(' ')]

/** Makes a value without numbers. */
function contentFor(random, depth = 0) {
  const many = Array.from({ length: random.of([0, 1, 2, 5]) }, () => random.of(NAMES))
  const below = () => contentFor(random, depth + 1)
  const scalars = [true, false, null, many.join('')]
  if (depth > 4) return random.of(scalars)
  return random.of([...scalars, many.map(below), Object.fromEntries(many.map((name) => [name, below()]))])
}

/** Writes a value with its members in reverse, and with other white space and escapes. */
function respelled(value, random) {
  const isObject = (one) => typeof one === 'object' && one !== null && !Array.isArray(one)
  const reversed = (_, one) => (isObject(one) ? Object.fromEntries(Object.entries(one).reverse()) : one)
  const text = JSON.stringify(value, reversed, random.of([undefined, ' \n\t']))
  return text.replaceAll(/"(?:[^"\\]|\\.)*"/g, (string) => random.of([string, `"${escaped(JSON.parse(string))}"`]))
}

const escaped = (text) =>
  Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')

test('the key is the hash of the same content as ever, however an update is spelled', async () => {
  const random = new Random(7)
  const keys = new Map()
  for (let round = 0; round < 500; round++) {
    const code = random.of(NAMES)
    const states = { new_state: contentFor(random), ...(random.percent(50) && { old_state: contentFor(random) }) }
    const update = { ...states, product_code: code, timestamp: `t${code}` }
    const content = contentOf(update)
    const hash = createHash('sha256').update(content).digest('hex')
    const spelling = respelled(update, random)
    for (const body of [JSON.stringify(update), spelling, new TextEncoder().encode(spelling)])
      assert.equal(await updateKey(body), hash, String(body))
    assert.equal(keys.get(hash) ?? content, content, 'another content has this key')
    keys.set(hash, content)
  }
})

test('a body that is large, deep or full of escapes has a key of its own', { timeout: PATIENCE }, async () => {
  const updateOf = (state) => `{"product_code":"P","timestamp":"2024-02-05T10:00:00.000000","new_state":{"a":${state}}}`
  const deep = (inner) => '['.repeat(100_000) + inner + ']'.repeat(100_000)
  const objects = (inner) => '{"a":'.repeat(100_000) + inner + '}'.repeat(100_000)
  const pairs = [
    ['1', '2'].map((end) => `"${'\\n'.repeat(3_400_000)}${end}"`),
    ['1', '2'].map((end) => `"${'\\u0041'.repeat(1_000_000)}${end}"`),
    ['1', '2'].map(deep),
    ['1', '2'].map(objects),
    ['1', '2'].map((end) => `[${'1,'.repeat(5_000_000)}${end}]`),
    ['1', '2'].map((end) => `{${Array.from({ length: 100_000 }, (_, n) => `"k${n}":[],`).join('')}"k":${end}}`),
  ].map((states) => states.map(updateOf))
  const limits = { bytes: 50_000_000, depth: 1_000_000 }
  const receive = createReceiver({ claims: memoryClaims(), handle() {}, limits, timeout: PATIENCE })
  const keys = new Set()
  for (const [body, other] of pairs) {
    for (const one of [body, other]) keys.add(await updateKey(one))
    const outcomes = []
    for (const one of [body, other, body]) outcomes.push((await receive(post(one))).duplicate)
    assert.deepEqual(outcomes, [false, false, true])
  }
  assert.equal(keys.size, 2 * pairs.length)
})

test('a store that answers nonsense is told so, in words', async () => {
  for (const [state, found] of [
    ['OK', 'another string'],
    [true, 'a boolean'],
    [undefined, 'undefined'],
    [['new'], 'an array'],
  ]) {
    const released = []
    const claims = { begin: async () => state, release: (key) => released.push(key) }
    const { response, code, error } = await createReceiver({ claims, handle() {} })(post())
    assert.deepEqual([response.status, code, error.name, error.hook], [500, 'failed', 'HookError', 'begin'])
    assert.equal(error.message, `begin must return 'new', 'done' or 'busy', not ${found}`)
    assert.equal(released.length, 1)
  }
})

/** A store of claims is an instance of a class. */
class Store {
  states = new Map()
  begin(key) {
    return this.states.get(key) ?? 'new'
  }
  release() {}
  finish(key) {
    this.states.set(key, 'done')
  }
}

test('an update that lacks members, as the options allow, is handled once', async () => {
  const state = '"timestamp":"2024-02-05T10:00:00.000000","new_state":{}'
  for (const [options, bodies] of [
    [{ optional: ['/product_code'] }, [`{${state}}`, `{"old_state":{},${state}}`]],
    [{ severity: { required: 'off' } }, ['{}', `{${state}}`]],
    [{ severity: { type: 'off' } }, ['[]', '[null,null,null,null]', '1', '"1"']],
  ]) {
    const receive = createReceiver({ ...options, claims: new Store(), handle() {} })
    for (const body of bodies) {
      const deliveries = [await receive(post(body)), await receive(post(body))]
      const found = deliveries.map(({ code, duplicate }) => `${code} ${duplicate}`)
      assert.deepEqual(found, ['received false', 'received true'], body)
    }
  }
})
