/**
 * Deliveries whose hooks fail after the time limit, or whose store carries out a step but loses its answer. They run in
 * the runtime itself, because only there a test decides when a hook ends. Each returns what happened.
 */
const BODY = '{"product_code":"P-1","new_state":{},"timestamp":"2024-02-05T10:00:00.000000"}'
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
/** No delivery takes that long: scenarios end the time themselves. */
const timeout = 120_000

const post = () =>
  new Request('https://example.com/hook', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: BODY,
  })

/** A promise that the scenario settles. */
function deferred() {
  const it = {}
  it.promise = new Promise((resolve, reject) => Object.assign(it, { resolve, reject }))
  return it
}

/** Calls a receiver. `end` is what its timer would do when the time is over. */
function timed(call) {
  const { setTimeout } = globalThis
  let end
  globalThis.setTimeout = (act) => {
    end = act
  }
  try {
    return { receiving: call(), end }
  } finally {
    globalThis.setTimeout = setTimeout
  }
}

/** A store as the examples have it: each method is one atomic step. */
class Store {
  #claim
  ids = []

  claim(id) {
    this.ids.push(id)
    if (this.#claim !== undefined) return this.#claim.state
    this.#claim = { state: 'busy', id }
    return 'new'
  }

  release(id) {
    this.ids.push(id)
    if (this.#claim?.state === 'busy' && this.#claim.id === id) this.#claim = undefined
  }

  finish() {
    this.#claim = { state: 'done' }
  }

  expire() {
    this.#claim = undefined
  }

  get state() {
    return this.#claim?.state
  }
}

/** The deliveries of one update to receivers with the same store. */
class Deliveries {
  store = new Store()
  late = []
  waited = []
  #createReceiver

  constructor(createReceiver) {
    this.#createReceiver = createReceiver
  }

  /** Delivers it to a receiver whose `handle` is given. The time is over when the hook `endsIn` has begun. */
  async deliver(handle, { endsIn, ...hooks } = {}) {
    const given = {
      claim: async (_, { id }) => this.store.claim(id),
      release: async (_, { id, ...more }) => {
        // It goes on after the time limit, so a signal would interrupt it.
        if ('signal' in more) this.late.push('release has a signal')
        this.store.release(id)
      },
      handle: async (_, delivery) => handle(delivery),
      onLateError: async ({ name, thrown }, hook, { id, bytes }) => {
        const isBody = new TextDecoder().decode(bytes) === BODY
        this.late.push(`${hook} ${name} ${thrown?.message} ${UUID.test(id) && isBody}`)
      },
      timeout,
      ...hooks,
    }
    const hook = given[endsIn]
    if (hook !== undefined)
      given[endsIn] = (...args) => {
        const running = hook(...args)
        time.end()
        return running
      }
    const receive = this.#createReceiver(given)
    const waitUntil = (promise) => this.waited.push(promise)
    const time = timed(() => receive(post(), {}, { waitUntil }))
    const { response, code, duplicate, error, hook: failed } = await time.receiving
    return [response.status, code, duplicate && 'again', failed, error?.name].filter(Boolean).join(' ')
  }

  /** Resolves, when nothing runs any more, to how each promise that the platform got has ended. */
  async endings() {
    const endings = await Promise.allSettled(this.waited)
    return endings.map(({ reason }) => (reason === undefined ? 'ended' : reason.message)).sort()
  }
}

const finishing = (deliveries) => () => deliveries.store.finish()

async function expired(deliveries) {
  const acting = deferred()
  const first = await deliveries.deliver(() => acting.promise, { endsIn: 'handle' })
  deliveries.store.expire()
  const second = await deliveries.deliver(finishing(deliveries))
  acting.reject(new Error('late'))
  const endings = await deliveries.endings()
  const third = await deliveries.deliver(finishing(deliveries))
  return { answers: [first, second, third], late: deliveries.late, endings }
}

async function busy(deliveries) {
  const acting = deferred()
  const first = await deliveries.deliver(() => acting.promise, { endsIn: 'handle' })
  deliveries.store.expire()
  const begun = deferred()
  const others = deferred()
  const delivering = deliveries.deliver(() => {
    begun.resolve()
    return others.promise
  })
  await begun.promise
  acting.reject(new Error('late'))
  await deliveries.endings()
  const third = await deliveries.deliver(finishing(deliveries))
  others.resolve()
  return { answers: [first, await delivering, third] }
}

async function lost(deliveries) {
  const first = await deliveries.deliver(() => {
    deliveries.store.finish()
    throw new Error('the answer is lost')
  })
  const second = await deliveries.deliver(finishing(deliveries))
  return { answers: [first, second], late: deliveries.late, endings: await deliveries.endings() }
}

async function retried(deliveries) {
  const acting = deferred()
  const first = await deliveries.deliver(() => acting.promise, { endsIn: 'handle' })
  acting.reject(new Error('late'))
  await deliveries.endings()
  const second = await deliveries.deliver(finishing(deliveries))
  return { answers: [first, second] }
}

async function unreleased(deliveries) {
  const acting = deferred()
  const release = () => Promise.reject(new Error('no store'))
  const first = await deliveries.deliver(() => acting.promise, { endsIn: 'handle', release })
  acting.reject(new Error('late'))
  const endings = await deliveries.endings()
  return { answers: [first], late: deliveries.late, endings, state: deliveries.store.state }
}

/** The claim is stored, but ends late: with `'new'`, or because the signal has interrupted it. */
async function lateClaim(deliveries, end) {
  const claiming = deferred()
  const claim = async (_, { id }) => {
    const state = deliveries.store.claim(id)
    return claiming.promise.then(() => state)
  }
  const first = await deliveries.deliver(finishing(deliveries), { endsIn: 'claim', claim })
  claiming[end](new Error('interrupted'))
  const endings = await deliveries.endings()
  return { answers: [first], late: deliveries.late, endings, state: deliveries.store.state ?? 'released' }
}

async function interrupted(deliveries) {
  const answers = [
    await deliveries.deliver(
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('interrupted')))),
      { endsIn: 'handle' },
    ),
  ]
  const endings = await deliveries.endings()
  let open
  answers.push(
    await deliveries.deliver(({ signal }) => {
      open = signal
    }),
  )
  return { answers, late: deliveries.late, endings, isAborted: open.aborted }
}

async function ids(deliveries) {
  const seen = []
  const failing = ({ id }) => {
    seen.push(id)
    throw new Error('no room')
  }
  for (let times = 0; times < 3; times++) await deliveries.deliver(failing)
  const { ids } = deliveries.store
  // Each delivery claims, handles and releases.
  const isSame = seen.every((id, at) => UUID.test(id) && ids[2 * at] === id && ids[2 * at + 1] === id)
  return { isSame, different: new Set(seen).size }
}

async function failingHook(deliveries) {
  const acting = deferred()
  const onLateError = () => Promise.reject(new Error('no queue'))
  const first = await deliveries.deliver(() => acting.promise, { endsIn: 'handle', onLateError })
  acting.reject(new Error('late'))
  return { answers: [first], endings: await deliveries.endings() }
}

const TIMED_OUT = '500 failed handle TimeoutError'
const LATE = 'handle has thrown Error'

/** What happens, and what is expected. */
export const SCENARIOS = {
  'a late release leaves what another delivery has handled': {
    run: expired,
    expected: {
      answers: [TIMED_OUT, '200 received', '200 received again'],
      late: ['handle HookError late true'],
      endings: ['ended', LATE],
    },
  },
  'a late release leaves the claim of another delivery': {
    run: busy,
    expected: { answers: [TIMED_OUT, '200 received', '503 busy'] },
  },
  'what was marked as done stays so, even if the answer was lost': {
    run: lost,
    expected: { answers: ['500 failed handle HookError', '200 received again'], late: [], endings: ['ended'] },
  },
  'a late failure releases its own claim': {
    run: retried,
    expected: { answers: [TIMED_OUT, '200 received'] },
  },
  'a late failure of release is told as well': {
    run: unreleased,
    expected: {
      answers: [TIMED_OUT],
      late: ['handle HookError late true', 'release HookError no store true'],
      endings: [LATE, 'release has thrown Error'],
      state: 'busy',
    },
  },
  'a claim that succeeds late is released': {
    run: (deliveries) => lateClaim(deliveries, 'resolve'),
    expected: { answers: ['500 failed claim TimeoutError'], late: [], endings: ['ended', 'ended'], state: 'released' },
  },
  'a claim that fails late is released, as it may be stored': {
    run: (deliveries) => lateClaim(deliveries, 'reject'),
    expected: {
      answers: ['500 failed claim TimeoutError'],
      late: ['claim HookError interrupted true'],
      endings: ['claim has thrown Error', 'ended'],
      state: 'released',
    },
  },
  'the signal is aborted when the time is over, and only then': {
    run: interrupted,
    expected: {
      answers: [TIMED_OUT, '200 received'],
      late: ['handle HookError interrupted true'],
      endings: ['ended', LATE],
      isAborted: false,
    },
  },
  'each delivery has an id of its own': { run: ids, expected: { isSame: true, different: 3 } },
  'what is told late reaches the platform even if it cannot be told': {
    run: failingHook,
    expected: { answers: [TIMED_OUT], endings: ['ended', LATE] },
  },
}

/** Runs all of them. @returns their results by name */
export async function runScenarios(createReceiver) {
  const results = {}
  for (const [name, { run }] of Object.entries(SCENARIOS)) results[name] = await run(new Deliveries(createReceiver))
  return results
}
