/**
 * The hooks of the receiver: claims without a race, timeouts, and results for hooks that fail.
 */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { sample } from '../edge/deliveries.mjs'
import { PATIENCE } from '../lib/eventually.mjs'
import { api, dist } from './package.mjs'

const { createReceiver, loggable, receiveProductUpdate, updateKey } = await import(
  pathToFileURL(`${dist}/edge.js`).href
)

const JSON_TYPE = { 'content-type': 'application/json' }
const post = (body = sample) =>
  new Request('https://example.com/hook', { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' })
const updateOf = (more) => ({ ...JSON.parse(sample), ...more })
const never = () => new Promise(() => {})
const turn = () => new Promise((resolve) => setImmediate(resolve))
/** A promise that the test settles. */
function deferred() {
  const it = {}
  it.promise = new Promise((resolve, reject) => Object.assign(it, { resolve, reject }))
  return it
}

/** A store that claims in one step and records its calls. */
function store(handle = () => {}) {
  const states = new Map()
  const calls = []
  const record = (name, act) => async (update) => {
    calls.push(name)
    return act(await updateKey(update), update)
  }
  const hooks = {
    claim: record('claim', (key) => {
      const state = states.get(key)
      if (state === undefined) states.set(key, 'busy')
      return state ?? 'new'
    }),
    release: record('release', (key) => states.delete(key)),
    handle: record('handle', async (key, update) => {
      await handle(update)
      states.set(key, 'done')
    }),
  }
  return { hooks, calls, states }
}

const summary = ({ response, code, duplicate, update }) => [response.status, code, duplicate, update !== undefined]

describe('claims', () => {
  test('an update is handled once, and acknowledged whenever it comes again', async () => {
    const { hooks, calls } = store()
    const receive = createReceiver(hooks)
    assert.deepEqual(summary(await receive(post())), [200, 'received', false, true])
    assert.deepEqual(summary(await receive(post())), [200, 'received', true, false])
    assert.deepEqual(calls, ['claim', 'handle', 'claim'])
  })

  test('while one delivery is at it, others are told to come again', async () => {
    const acting = deferred()
    const { hooks, calls } = store(() => acting.promise)
    const receive = createReceiver(hooks)
    const answers = []
    const deliver = async () => {
      // The delivery that claims first gets its response last.
      if (answers.push(await receive(post())) === 49) acting.resolve()
    }
    await Promise.all(Array.from({ length: 50 }, deliver))
    for (const other of answers.slice(0, 49)) assert.deepEqual(summary(other), [503, 'busy', false, false])
    assert.deepEqual(summary(answers[49]), [200, 'received', false, true])
    assert.equal(calls.filter((name) => name === 'handle').length, 1)
  })

  test('what could not be handled is given back, and can be tried again', async () => {
    const thrown = new Error('no room')
    let isBroken = true
    const { hooks, calls, states } = store(() => {
      if (isBroken) throw thrown
    })
    const receive = createReceiver(hooks)
    const failed = await receive(post())
    assert.deepEqual(summary(failed), [500, 'failed', false, false])
    assert.deepEqual([failed.error.thrown, failed.hook, states.size], [thrown, 'handle', 0])
    assert.equal(new TextDecoder().decode(failed.bytes), sample)
    isBroken = false
    assert.deepEqual(summary(await receive(post())), [200, 'received', false, true])
    assert.deepEqual(calls, ['claim', 'handle', 'release', 'claim', 'handle'])
  })

  test('what is still being handled when the time has passed is held until it ends', async (context) => {
    for (const ends of ['resolve', 'reject']) {
      context.mock.timers.enable({ apis: ['setTimeout'] })
      const acting = deferred()
      const begun = deferred()
      const { hooks, states } = store(() => {
        begun.resolve()
        return acting.promise
      })
      const receive = createReceiver({ ...hooks, timeout: 20 })
      const waited = []
      const delivering = receive(post(), {}, { waitUntil: (promise) => waited.push(promise) })
      await begun.promise
      await turn()
      context.mock.timers.tick(20)
      const late = await delivering
      assert.deepEqual([late.response.status, late.hook, states.size], [500, 'handle', 1])
      assert.match(late.error.message, /handle took too long.*20 ms/)
      assert.equal(late.error.name, 'TimeoutError')
      assert.equal((await receive(post())).code, 'busy')
      context.mock.timers.reset()
      acting[ends](new Error('late'))
      await Promise.allSettled(waited)
      assert.deepEqual([...states.values()], ends === 'resolve' ? ['done'] : [])
    }
  })

  test('a claim that cannot be given back says both', async () => {
    const receive = createReceiver({
      claim: () => 'new',
      handle: () => Promise.reject(new RangeError('no room')),
      release: () => Promise.reject(new Error('no store')),
    })
    const { hook, error } = await receive(post())
    assert.deepEqual([hook, error.thrown.errors.map(({ message }) => message)], ['release', ['no room', 'no store']])
    assert.equal(error.message, 'handle has thrown RangeError, and release has thrown Error')
  })

  test('giving back goes on when the time has passed', async () => {
    const releasing = deferred()
    const receive = createReceiver({
      claim: () => 'new',
      handle: () => Promise.reject(new Error('no room')),
      release: () => releasing.promise,
      timeout: 20,
    })
    const waited = []
    const { hook, error } = await receive(post(), { waitUntil: (promise) => waited.push(promise) })
    assert.equal(hook, 'release')
    assert.match(error.thrown.errors[1].message, /release took too long/)
    assert.equal(waited.length, 1)
    releasing.resolve()
    await Promise.all(waited)
  })

  test('a claim that begins only when it is awaited begins once, and is given back when it is late', async () => {
    for (const timeout of [20, 10_000]) {
      const claiming = deferred()
      let begun = 0
      const released = []
      const lazy = {
        // biome-ignore lint/suspicious/noThenProperty: query builders are such objects.
        then(...settle) {
          begun++
          return claiming.promise.then(...settle)
        },
      }
      const receive = createReceiver({ claim: () => lazy, release: (u) => released.push(u), handle() {}, timeout })
      const waited = []
      const delivering = receive(post(), { waitUntil: (promise) => waited.push(promise) })
      if (timeout === 20) await delivering
      claiming.resolve('new')
      const { code } = await delivering
      await Promise.all(waited)
      const isLate = timeout === 20
      assert.deepEqual([begun, code, released.length], [1, isLate ? 'failed' : 'received', isLate ? 1 : 0])
    }
  })

  test('a claim that says something else is a mistake, and nothing is handled', async () => {
    for (const claim of [true, undefined, 'old']) {
      const receive = createReceiver({ claim: () => claim, release() {}, handle: () => assert.fail() })
      const { response, hook, error } = await receive(post())
      assert.deepEqual([response.status, hook, error.thrown.name], [500, 'claim', 'TypeError'])
    }
  })

  test('only what is genuine and valid is claimed', async () => {
    const receive = createReceiver({ claim: () => assert.fail(), release() {}, handle() {}, verify: () => false })
    assert.equal((await receive(post())).code, 'unverified')
    const checking = createReceiver({ claim: () => assert.fail(), release() {}, handle() {} })
    assert.equal((await checking(post('{}'))).code, 'invalid')
  })

  test('an update that names the year 9999 keeps no other one out', async () => {
    const { hooks } = store()
    const receive = createReceiver(hooks)
    const at = (timestamp) => receive(post(JSON.stringify(updateOf({ timestamp }))))
    for (const timestamp of ['9999-12-31T23:59:59.999999', '2024-02-05T10:00:00.000000', '2024-02-05T09:00:00.000000'])
      assert.deepEqual(summary(await at(timestamp)), [200, 'received', false, true])
  })

  test('handle works without a claim, and is what 200 waits for', async () => {
    const receive = createReceiver({ handle: () => Promise.reject(new Error('no room')) })
    assert.deepEqual(summary(await receive(post())), [500, 'failed', false, false])
    assert.deepEqual(summary(await createReceiver({ handle() {} })(post())), [200, 'received', false, true])
  })
})

test('keys are made of what the update says, however it is written', async () => {
  const key = await updateKey(updateOf())
  assert.match(key, /^[\da-f]{64}$/)
  const { product_code, timestamp, old_state, new_state } = updateOf({ new_state: { a: { c: 1, b: [2, 1] }, d: 3 } })
  const one = { product_code, timestamp, old_state, new_state }
  const other = { new_state: { d: 3, a: { b: [2, 1], c: 1 } }, delivery: 7, old_state, timestamp, product_code }
  assert.equal(await updateKey(one), await updateKey(other))
  const keys = [
    updateOf(),
    updateOf({ product_code: 'OTHER' }),
    updateOf({ timestamp: '2024-02-05T10:00:00.000001' }),
    updateOf({ new_state: { price_multiplier: '0.81' } }),
    updateOf({ old_state: undefined }),
    updateOf({ new_state: { a: { b: [1, 2] } } }),
    updateOf({ new_state: { a: { b: [2, 1] } } }),
  ].map(updateKey)
  assert.equal(new Set(await Promise.all(keys)).size, keys.length)
  assert.equal((await updateKey(updateOf({ product_code: 'x'.repeat(1_000_000) }))).length, 64)
  // Stored keys must still be found.
  assert.equal(key, 'fc66e575f22881a1e2a1085f20ace88000adc10a25ba0c6f2adaf90d32972e4d')
})

test('a number that JavaScript cannot hold has a key of its own', async () => {
  const texts = ['1e999', '-1e999', 'null', '"Infinity"', '"-Infinity"']
  const updates = texts.map((text) => ({ ...updateOf(), new_state: JSON.parse(`{"a":[${text}]}`) }))
  assert.equal(new Set(await Promise.all(updates.map(updateKey))).size, texts.length)
})

test('the time holds for the body and all hooks together', { timeout: PATIENCE }, async (context) => {
  for (const hook of ['verify', 'isDuplicate', 'handle']) {
    const result = await receiveProductUpdate(post(), { [hook]: never, timeout: 20 })
    assert.deepEqual([result.response.status, result.code, result.hook], [500, 'failed', hook])
    assert.match(result.error.message, new RegExp(`${hook} took too long`))
  }
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  const slow = async () => {
    await wait(200)
    return true
  }
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const delivering = receiveProductUpdate(post(), { verify: slow, isDuplicate: slow, timeout: 300 })
  for (let passed = 0; passed < 300; passed += 50) {
    await turn()
    context.mock.timers.tick(50)
  }
  const { hook } = await delivering
  assert.equal(hook, 'isDuplicate')
})

test('the platform waits for every hook that takes too long, and for no other', async () => {
  for (const hook of ['verify', 'isDuplicate', 'handle']) {
    const acting = deferred()
    const waited = []
    const context = { waitUntil: (promise) => waited.push(promise) }
    const { code } = await createReceiver({ [hook]: () => acting.promise, timeout: 20 })(post(), {}, context)
    assert.deepEqual([code, waited.length], ['failed', 1], hook)
    let isOver = false
    const over = waited[0].finally(() => {
      isOver = true
    })
    await turn()
    assert.equal(isOver, false, hook)
    acting.reject(new Error('late'))
    await assert.rejects(over, { name: 'HookError', hook })
    await createReceiver({ [hook]: () => turn().then(() => true) })(post(), {}, context)
    assert.equal(waited.length, 1, hook)
  }
})

test('a context that takes no promise changes nothing', async () => {
  const context = {
    waitUntil() {
      throw new Error('the response was sent')
    },
  }
  const failing = () => Promise.reject(new Error('no room'))
  for (const [hooks, hook] of [
    [{ handle: never, timeout: 20 }, 'handle'],
    [{ claim: () => 'new', handle: failing, release() {} }, 'handle'],
  ]) {
    const result = await createReceiver(hooks)(post(), {}, context)
    assert.deepEqual([result.response.status, result.hook], [500, hook])
  }
})

test('no timer is left behind by hooks', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  const before = timers()
  const later = async (value) => {
    await turn()
    return value
  }
  await receiveProductUpdate(post(), { verify: () => later(true), isDuplicate: () => later(true) })
  await receiveProductUpdate(post(), { verify: () => later(true).then(() => Promise.reject(new Error('no'))) })
  assert.equal(timers(), before)
})

test('a verify that throws means what the option says', async () => {
  const verify = () => Promise.reject(new Error('no key'))
  for (const [onVerifyError, status, code] of [
    [undefined, 500, 'failed'],
    ['failed', 500, 'failed'],
    ['unverified', 401, 'unverified'],
  ]) {
    const result = await receiveProductUpdate(post(), { verify, onVerifyError })
    assert.deepEqual([result.response.status, result.code, result.hook], [status, code, 'verify'])
    assert.equal(result.error.thrown.message, 'no key')
  }
  const other = await receiveProductUpdate(post(), {
    onVerifyError: 'unverified',
    isDuplicate: () => Promise.reject(new Error('no store')),
  })
  assert.deepEqual([other.code, other.hook], ['failed', 'isDuplicate'])
})

test('a result says what it is, and keeps the bytes', async () => {
  const bytesOf = ({ bytes }) => (bytes === undefined ? undefined : new TextDecoder().decode(bytes))
  const received = await receiveProductUpdate(post())
  assert.deepEqual([received.code, received.duplicate, bytesOf(received)], ['received', false, sample])
  const again = await receiveProductUpdate(post(), { isDuplicate: () => true })
  assert.deepEqual([again.code, again.duplicate, again.update, bytesOf(again)], ['received', true, undefined, sample])
  const invalid = await receiveProductUpdate(post('[]'))
  assert.deepEqual([invalid.code, invalid.duplicate, bytesOf(invalid)], ['invalid', false, '[]'])
  const method = await receiveProductUpdate(new Request('https://example.com/hook'))
  assert.deepEqual(
    [method.code, method.bytes, 'error' in method, 'hook' in method],
    ['method', undefined, false, false],
  )
})

test('options are read once, and hooks are called as methods', async () => {
  const limits = { bytes: 1000 }
  const options = {
    limits,
    isDuplicate() {
      return this === options
    },
  }
  const receive = createReceiver(options)
  options.isDuplicate = () => assert.fail('read again')
  limits.bytes = 1
  assert.equal((await receive(post())).duplicate, true)
})

test('mistakes in the hooks throw a TypeError', () => {
  const [claim, release, handle] = [() => 'new', () => {}, () => {}]
  for (const [options, message] of [
    [{ claim, handle }, /the option claim needs the options release and handle: pass them too/],
    [{ claim, release }, /the option claim needs the options release and handle: pass them too/],
    [{ release, handle }, /the option release needs the option claim: pass it too/],
    ...['verify', 'isDuplicate', 'claim', 'release', 'handle', 'onLateError'].map((name) => [
      { claim, release, handle, [name]: true },
      new RegExp(`${name} must be a function, not a boolean`),
    ]),
    [{ onVerifyError: 'fail' }, /onVerifyError/],
    [{ handel: handle }, /did you mean 'handle'/],
  ])
    assert.throws(() => createReceiver(options), { name: 'TypeError', message })
})

test('only a report can be made fit for a log', () => {
  const conversion = api.convert('order', '{', { from: '2023-07-27', to: '2024-02-05' })
  for (const other of [conversion, { problems: [] }, {}, undefined])
    assert.throws(() => loggable(other), { name: 'TypeError', message: /^loggable must be given a report/ })
})

test('what is logged has nothing of the document', () => {
  const text =
    '{"ann@example.com\\u0007\\n":1,"new_state":{"\\u001b[31mred":{"price_multiplier":1}},"timestamp":"card"}'
  for (const mask of [true, false]) {
    const report = api.validate('product-update', text, { mask, severity: { undocumented: 'warning' } })
    const logged = loggable(report)
    assert.deepEqual(
      logged.problems.map(({ pointer }) => pointer),
      report.problems.map(({ path }) => path.map((name) => `/${/[@[]/.test(name) ? '*' : name}`).join('')),
    )
    const line = JSON.stringify(logged)
    assert.doesNotMatch(line, /ann|31m|card|\\u00|\\n/)
    assert.deepEqual(Object.keys(logged), ['valid', 'shape', 'version', 'problems', 'truncated'])
  }
})
