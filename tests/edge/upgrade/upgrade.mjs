/**
 * The upgrade under load: calls continue while clients, gateway and service change their versions at random times,
 * connections break, and the gateway is killed and restarted. No order is posted twice, and every field is accounted
 * for.
 */
import assert from 'node:assert/strict'
import { Agent } from 'node:http'
import { fileURLToPath } from 'node:url'
import { Random } from '../../differential/random.mjs'
import { installPackage } from '../lib/package.mjs'
import { startUpstream } from '../lib/upstream.mjs'
import { Client, exchange } from './clients.mjs'
import { Ledger } from './ledger.mjs'

const app = fileURLToPath(new URL('../apps/upgrade', import.meta.url))
const [OLD, NEW] = ['2023-07-27', '2024-02-05']
const CLIENTS = 24
const TIMED = 400

/**
 * @param {{ start: Function }} runtime where the gateway runs
 * @param {{ calls: number, seed: number, changes?: number }} how
 */
export async function upgrade(runtime, { calls, seed, changes = 12 }) {
  const numbers = new Random(seed)
  const random = () => numbers.fraction()
  const service = await startUpstream()
  service.accepted = [OLD]
  const installed = await installPackage()
  const startGateway = (version) =>
    runtime.start(app, { env: { UPSTREAM: service.url, UPSTREAM_VERSION: version }, packageFolder: installed.folder })
  let gateway = await startGateway(OLD)
  let version = OLD
  let epoch = 0
  const counts = { calls, changes: 0, restarts: 0, disconnected: 0, readAgain: 0 }
  const ledger = new Ledger()

  const arrivals = new Map()
  /** The last request of a call at the service, and how many there were. */
  const arrival = (number) => {
    for (const exchange of service.exchanges.splice(0)) {
      const { 'x-call': call, 'x-api-version': version } = exchange.headers
      const times = (arrivals.get(call)?.times ?? 0) + 1
      arrivals.set(call, Object.assign(exchange, { times, version }))
    }
    return arrivals.get(number)
  }

  /** The service accepts both versions while the gateway changes from one to the other. */
  const change = async () => {
    const other = version === OLD ? NEW : OLD
    service.accepted = [OLD, NEW]
    const former = gateway
    gateway = await startGateway(other)
    epoch++
    await former.close()
    service.accepted = [other]
    version = other
    counts.changes++
  }
  const disturb = async () => {
    epoch++
    counts.restarts++
    service.restart()
  }

  const moments = Array.from({ length: 2 * changes }, (_, at) => [
    Math.floor(random() * calls),
    at % 2 ? disturb : change,
  ])
  moments.sort(([a], [b]) => a - b)
  let changing = Promise.resolve()
  let made = 0
  const next = () => {
    if (made === calls) return undefined
    while (moments.length > 0 && moments[0][0] <= made) changing = changing.then(moments.shift()[1])
    return made++
  }

  try {
    const run = { random, service, arrival, ledger, counts, next, port: () => gateway.port, epoch: () => epoch }
    await Promise.all(Array.from({ length: CLIENTS }, () => new Client(run).work()))
    await changing
    arrival()
    const posted = [...arrivals.values()].filter(({ method }) => method === 'POST')
    assert.deepEqual(
      posted.filter(({ times }) => times > 1),
      [],
    )
    return { counts, ledger: ledger.counts, posted: posted.length, added: await addedTime(service, gateway, version) }
  } finally {
    await changing.catch(() => {})
    await gateway.close()
    await service.close()
    await installed.remove()
  }
}

/** Returns the milliseconds that the gateway adds to reading an order: medians of alternating single calls. */
async function addedTime({ port }, gateway, version) {
  const other = version === OLD ? NEW : OLD
  const times = { direct: [], passing: [], converting: [] }
  const agents = Object.fromEntries(Object.keys(times).map((way) => [way, new Agent({ keepAlive: true })]))
  const timed = async (way, port, version) => {
    const start = performance.now()
    const call = { method: 'GET', path: '/v2/order/O-1', version }
    const { status } = await exchange(agents[way], port, 'timed', call)
    assert.equal(status, 200)
    times[way].push(performance.now() - start)
  }
  for (let at = 0; at < TIMED; at++) {
    await timed('direct', port, version)
    await timed('passing', gateway.port, version)
    await timed('converting', gateway.port, other)
  }
  for (const agent of Object.values(agents)) agent.destroy()
  const [direct, passing, converting] = Object.values(times).map(median)
  return { direct, passing: passing - direct, converting: converting - direct }
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
}
