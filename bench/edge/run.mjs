/**
 * `npm run bench:edge`: the webhook receiver beside the same worker with JSON.parse and a schema, in workerd.
 * Installs what it needs, has all contestants agree, measures, and writes EDGE.md. `--quick` shows that
 * everything works, and writes nothing.
 */
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { ensurePackages, ensureTools } from '../../scripts/lib/install.mjs'
import { at } from '../../scripts/lib/paths.mjs'
import { median, spread } from '../method/stats.mjs'
import { machine } from '../report/machine.mjs'
import { agree } from './agree.mjs'
import { connections, post, requestFor } from './client.mjs'
import { cpuTime } from './cpu.mjs'
import { documents } from './documents.mjs'
import { markdown } from './markdown.mjs'

await ensurePackages()
for (const tool of [at('bench'), at('tests', 'edge')]) await ensureTools(tool)
const { installPackage } = await import('../../tests/edge/lib/package.mjs')
const { startWorkerd, version } = await import('../../tests/edge/lib/workerd.mjs')

const quick = process.argv.includes('--quick')
const ROUNDS = quick ? 3 : 11
const WARM_UP = quick ? 200 : 2000
const ROUND = quick ? 200 : 600
const CONNECTIONS = 16

const CONTESTANTS = [
  { name: 'receiveProductUpdate', worker: 'ours' },
  { name: 'JSON.parse + Zod', worker: 'zod' },
  { name: 'JSON.parse + Valibot', worker: 'valibot' },
  { name: 'JSON.parse + Zod, within limits', worker: 'zod_within_limits' },
  { name: 'no check', worker: 'bare', always: 200 },
]

const here = (file) => fileURLToPath(new URL(file, import.meta.url))
const contestants = []
const installed = await installPackage()
try {
  for (const contestant of CONTESTANTS) {
    const program = await startWorkerd(here(`workers/${contestant.worker}.mjs`), { packageFolder: installed.folder })
    contestants.push({ ...contestant, ...program, sockets: await connections(program.port, CONNECTIONS) })
  }
  const compared = await agree(contestants.filter(({ always }) => always === undefined))
  const results = []
  for (const document of documents) results.push(await measure(document))
  const text = markdown({ machine: machine([]), compared, workerd: version, results })
  console.log(text)
  if (quick) console.log('A quick run: too rough to keep, so nothing was written.')
  else writeFileSync(here('../EDGE.md'), text)
} finally {
  for (const { sockets, close } of contestants) {
    for (const socket of sockets) socket.destroy()
    await close()
  }
  await installed.remove()
}

async function measure({ name, body, status }) {
  const request = requestFor(body)
  const turn = (contestant, milliseconds) => timed(contestant, request, contestant.always ?? status, milliseconds)
  for (const contestant of contestants) await turn(contestant, WARM_UP)
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const figures = []
    for (let step = 0; step < contestants.length; step++) {
      const index = (round + step) % contestants.length
      figures[index] = await turn(contestants[index], ROUND)
    }
    rounds.push(figures)
  }
  return { name, bytes: Buffer.byteLength(body), rows: contestants.map(({ name }, index) => row(name, index, rounds)) }
}

/** Requests a second, and microseconds of the processor for each. */
async function timed({ pid, sockets }, request, status, milliseconds) {
  const [start, cpu] = [performance.now(), cpuTime(pid)]
  const answers = await post(sockets, request, status, milliseconds)
  const elapsed = performance.now() - start
  return {
    rate: (answers / elapsed) * 1000,
    cpu: cpu === undefined ? undefined : ((cpuTime(pid) - cpu) / answers) * 1000,
  }
}

/** The first contestant is ours: the others are held against it, within each round. */
function row(name, index, rounds) {
  const tellsCpu = rounds[0][0].cpu !== undefined
  const of = (figure) => median(rounds.map((round) => round[index][figure]))
  return {
    name,
    rate: of('rate'),
    ...(tellsCpu && { cpu: of('cpu') }),
    ...(index > 0 && { rates: spread(rounds.map((round) => round[0].rate / round[index].rate)) }),
    ...(index > 0 && tellsCpu && { cpus: spread(rounds.map((round) => round[index].cpu / round[0].cpu)) }),
  }
}
