/**
 * The law of the receiver: however its hooks fail, an update is handled or free afterwards, and is never handled twice. A
 * schedule says how each hook of a delivery behaves: at once, with an error, or only after the delivery was answered.
 */
import { randomOf } from './random.mjs'

const UPDATE = { product_code: 'P-1', new_state: {}, timestamp: '2024-02-05T10:00:00.000000' }
const never = new Promise(() => {})

const fail = (text) => {
  throw new Error(text)
}

/** How a function may end. `step` is what it does; `answered` resolves when the delivery was answered. */
const ENDINGS = {
  succeeds: async (step) => step(),
  'throws at once': () => fail('at once'),
  'throws before': async () => fail('before'),
  'throws behind': async (step) => fail(`behind ${step()}`),
  'succeeds late': async (step, answered) => {
    const result = step()
    await answered
    return result
  },
  'acts late': (step, answered) => answered.then(step),
  'throws late': async (step, answered) => {
    step()
    await answered
    fail('late')
  },
}

/** Endings of `begin` alone. */
const BEGINNINGS = {
  ...ENDINGS,
  'answers with something else': async (step) => `OK ${step()}`,
  'answers with nothing': async (step) => void step(),
  'never ends': (step) => {
    step()
    return never
  },
}

const RELEASES = { succeeds: ENDINGS.succeeds, 'succeeds late': ENDINGS['succeeds late'] }
/** In milliseconds. The law holds whenever the time is over; a delivery without faults gets as long as it needs. */
const SHORT = 15
const LONG = 120_000

/** All schedules of one delivery. */
export const schedules = Object.keys(BEGINNINGS).flatMap((begin) =>
  Object.keys(ENDINGS).flatMap((handle) =>
    [...Object.keys(ENDINGS), 'is left out'].flatMap((finish) =>
      Object.keys(RELEASES).map((release) => ({ begin, handle, finish, release })),
    ),
  ),
)

/** A store of claims without faults, and what has been handled. */
function storeOf() {
  const states = new Map()
  const handled = new Map()
  const isOf = (key, id) => states.get(key) === id
  return {
    states,
    handled,
    begin(key, id) {
      const state = states.get(key)
      if (state === undefined) states.set(key, id)
      return state === undefined ? 'new' : state === 'done' ? 'done' : 'busy'
    },
    handle(key, id) {
      handled.set(key, (handled.get(key) ?? 0) + 1)
      if (!isOf(key, id)) handled.set(key, Number.NaN)
    },
    finish: (key) => states.set(key, 'done'),
    release(key, id) {
      if (isOf(key, id)) states.delete(key)
    },
  }
}

/** Delivers an update by a schedule, and waits until each of its functions that ends has ended. */
async function deliver(createReceiver, store, { begin, handle, finish, release }, update, timeout = SHORT) {
  let answer
  const answered = new Promise((resolve) => {
    answer = resolve
  })
  const running = []
  const started = (endings, name, step) => {
    const promise = endings[name](step, answered)
    if (promise !== never) running.push(promise)
    return promise
  }
  const receive = createReceiver({
    timeout,
    claims: {
      begin: (key, id) => started(BEGINNINGS, begin, () => store.begin(key, id)),
      ...(finish !== 'is left out' && {
        finish: (key, id) => started(ENDINGS, finish, () => store.finish(key, id)),
      }),
      release: (key, id) => started(RELEASES, release, () => store.release(key, id)),
    },
    handle: (_, { id, key }) =>
      started(ENDINGS, handle, () => {
        store.handle(key, id)
        if (finish === 'is left out') store.finish(key, id)
      }),
  })
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ ...UPDATE, ...update })
  const { response, duplicate } = await receive(new Request('https://example.com/', { method: 'POST', headers, body }))
  answer()
  await ended(running)
  return { status: response.status, duplicate }
}

/** A function that ends can start another one. */
async function ended(running) {
  for (let seen = -1; seen < running.length; ) {
    seen = running.length
    await Promise.allSettled(running)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const WELL = { begin: 'succeeds', handle: 'succeeds', finish: 'succeeds', release: 'succeeds' }
/** These write that the update is done and then fail: it may be handled once more, as nobody knows. */
const isUnsure = ({ handle, finish }) => handle === 'throws behind' || handle === 'throws late' || finish !== 'succeeds'

/** Runs each schedule on a store of its own, and then a delivery without faults. Returns what breaks the law. */
export async function brokenSchedules(createReceiver) {
  const results = await Promise.all(
    schedules.map(async (schedule) => {
      const store = storeOf()
      const first = await deliver(createReceiver, store, schedule, {})
      const [state = 'free'] = store.states.values()
      const second = await deliver(createReceiver, store, WELL, {}, LONG)
      const [times] = store.handled.values()
      const isRight =
        (state === 'free' || state === 'done') &&
        second.status === 200 &&
        second.duplicate === (state === 'done') &&
        (first.status !== 200 || state === 'done') &&
        (times === 1 || (times === 2 && isUnsure(schedule)))
      return isRight ? [] : [`${JSON.stringify(schedule)}: ${first.status}, ${state}, ${second.status}, ${times} times`]
    }),
  )
  return results.flat()
}

/** Makes many deliveries of few updates by random schedules. Returns how many updates stayed busy or unhandled. */
export async function runDeliveries(createReceiver, count) {
  const store = storeOf()
  const pick = randomOf(1)
  const updates = Array.from({ length: Math.ceil(count / 5) }, (_, n) => ({ product_code: `P-${n}` }))
  let deliveries = 0
  while (deliveries < count) {
    const batch = Array.from({ length: 100 }, () => deliver(createReceiver, store, pick(schedules), pick(updates)))
    deliveries += (await Promise.all(batch)).length
  }
  const last = await Promise.all(updates.map((update) => deliver(createReceiver, store, WELL, update, LONG)))
  return {
    deliveries,
    stuck: last.filter(({ status }) => status !== 200).length,
    unclaimed: [...store.handled.values()].filter(Number.isNaN).length,
    unhandled: updates.length - store.handled.size,
  }
}
