/**
 * The law of the receiver: however its hooks fail, an update is handled or free afterwards, and is never handled twice. A
 * schedule says how each hook of a delivery behaves: at once, with an error, or only after the delivery was answered.
 */
import { Random } from '../differential/random.mjs'

const UPDATE = '{"product_code":"P-1","new_state":{},"timestamp":"2024-02-05T10:00:00.000000"}'
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
/** In milliseconds. The law holds whenever the time is over; a delivery without late functions gets as long as it needs. */
const SHORT = 25
const LONG = 120_000

/** All schedules of one delivery. */
export const schedules = Object.keys(BEGINNINGS).flatMap((begin) =>
  Object.keys(ENDINGS).flatMap((handle) =>
    [...Object.keys(ENDINGS), 'is left out'].flatMap((finish) =>
      Object.keys(RELEASES).map((release) => ({ begin, handle, finish, release })),
    ),
  ),
)

/** Delivers the update by a schedule. `ended` resolves when each of its functions that ends has ended. */
async function deliver(createReceiver, claims, act, schedule) {
  const { begin, handle, finish, release } = schedule
  const running = []
  const started = (ending, step) => {
    const promise = ending(step, answered)
    if (promise !== never) running.push(promise)
    return promise
  }
  const isOneStep = finish === 'is left out'
  const receive = createReceiver({
    timeout: /late|never/.test(Object.values(schedule).join()) ? SHORT : LONG,
    claims: {
      begin: (...of) => started(BEGINNINGS[begin], () => claims.begin(...of)),
      ...(!isOneStep && { finish: (...of) => started(ENDINGS[finish], () => claims.finish(...of)) }),
      release: (...of) => started(RELEASES[release], () => claims.release(...of)),
    },
    handle: (_, { id, key }) =>
      started(ENDINGS[handle], () => {
        act(key)
        if (isOneStep) claims.finish(key, id)
      }),
  })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: UPDATE }
  const answered = receive(new Request('https://example.com/', init))
  const { response, duplicate } = await answered
  return { status: response.status, duplicate, ended: ended(running) }
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

/**
 * Delivers an update by two schedules, at once or one after the other, and without faults when both have ended. Returns what
 * breaks the law.
 */
async function brokenBy({ createReceiver, memoryClaims }, two, atOnce) {
  const claims = memoryClaims()
  let times = 0
  let unclaimed = 0
  const act = (key) => {
    times++
    if (claims.begin(key, 'nobody') !== 'busy') unclaimed++
  }
  const first = deliver(createReceiver, claims, act, two[0])
  if (!atOnce) await first
  const answers = await Promise.all([first, deliver(createReceiver, claims, act, two[1])])
  await Promise.all(answers.map(({ ended }) => ended))
  const last = await deliver(createReceiver, claims, act, WELL)
  const isRight =
    last.status === 200 &&
    (last.duplicate || answers.every(({ status }) => status !== 200)) &&
    unclaimed === 0 &&
    times >= 1 &&
    times <= 1 + two.filter(isUnsure).length
  return isRight ? [] : [JSON.stringify({ two, atOnce, answers, last, times, unclaimed })]
}

/** Has no divisor in common with the number of schedules, so that few deliveries have schedules of each kind. */
const STRIDE = 9
/** Few, so that most functions run before the time is over. */
const AT_ONCE = 20

/** Makes so many deliveries: three of each update, first by the schedules in turn. Returns what breaks the law. */
export async function brokenUpdates(edge, deliveries) {
  const random = new Random(1)
  const broken = []
  for (let n = 0; n < deliveries / 3; n += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, (_, more) => {
      const schedule = schedules[((n + more) * STRIDE) % schedules.length]
      return brokenBy(edge, [schedule, random.of(schedules)], random.percent(50))
    })
    broken.push(...(await Promise.all(batch)).flat())
  }
  return broken
}
