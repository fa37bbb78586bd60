/**
 * Claims of the receiver: each update is handled once, however hooks fail.
 */
import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { test } from 'node:test'
import { sample } from '../edge/deliveries.mjs'
import { brokenUpdates, schedules } from '../edge/schedules.mjs'
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
  const encode = (text) => new TextEncoder().encode(text)
  const one =
    '{"product_code":"P","timestamp":"2024-02-05T10:00:00.000000","new_state":{"stock_id":9007199254740993,"a":[1]}}'
  const same = [
    encode(one),
    '{ "new_state": {"a": [ 1 ], "stock_id": 9007199254740993},\n"timestamp":"2024-02-05T10:00:00.000000","product_code":"\\u0050"}',
    one.replace('{', '{"delivered":"again","__proto__":{},'),
  ]
  for (const body of same) assert.equal(await updateKey(body), await updateKey(one), String(body))
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
  const invalid = ['{}', '[]', '{', 'null', one.replace('[1]', '[01]'), slow]
  for (const body of [...invalid, JSON.parse(one), undefined, Uint8Array.of(0xff)])
    await assert.rejects(updateKey(body), {
      name: 'TypeError',
      message: /^updateKey must be given the body of an update/,
    })
})

test('a key stays the same from release to release, so that stored claims still count', async () => {
  const update = { product_code: 'P', new_state: { price_multiplier: '0.8' }, timestamp: '2024-02-05T10:00:00.000000' }
  const key = await updateKey(JSON.stringify(update))
  assert.equal(key, '8dccc099f2860785461cc1d4df3e9eaa873a0481798b3959320d71e51e34e36d')
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
