/**
 * `npm run bench -- edge`: measures the webhook receiver beside the same worker with JSON.parse and a schema, in
 * workerd. Installs what it needs, checks that all contestants agree, measures, and writes EDGE.md. `--quick` only
 * checks that everything works, and writes nothing.
 */
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { ensurePackages, ensureTools } from '../../scripts/lib/install.mjs'
import { at } from '../../scripts/lib/paths.mjs'
import { summary, turns } from '../method/measure.mjs'
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
/** Many short rounds: what else the machine does comes in bursts. */
const ROUNDS = quick ? 3 : 31
const WARM_UP = quick ? 200 : 2000
const ROUND = quick ? 200 : 250
const CONNECTIONS = 16

const CONTESTANTS = [
  { name: 'createReceiver', worker: 'ours' },
  { name: 'JSON.parse + Zod', worker: 'zod' },
  { name: 'JSON.parse + Valibot', worker: 'valibot' },
  { name: 'JSON.parse + Zod, within limits', worker: 'zod_within_limits' },
  { name: 'no check', worker: 'bare', always: 200 },
]

const here = (file) => fileURLToPath(new URL(file, import.meta.url))
const started = machine([])
const installed = await installPackage()
try {
  const { compared, results } = await using(CONTESTANTS, async (contestants) => {
    const compared = await agree(contestants.filter(({ always }) => always === undefined))
    const results = []
    for (const document of documents) results.push(await measure(document, contestants))
    return { compared, results }
  })
  const text = markdown({ machine: started, compared, workerd: version, results })
  console.log(text)
  if (quick) console.log('A quick run: too rough to keep, so nothing was written.')
  else writeFileSync(here('../EDGE.md'), text)
} finally {
  await installed.remove()
}

/** Serves workers, each in a workerd of its own, while a function uses them. */
async function using(workers, act) {
  const contestants = []
  try {
    for (const worker of workers) {
      const program = await startWorkerd(here(`workers/${worker.worker}.mjs`), { packageFolder: installed.folder })
      contestants.push({ ...worker, ...program, sockets: await connections(program.port, CONNECTIONS) })
    }
    return await act(contestants)
  } finally {
    for (const { sockets, close } of contestants) {
      for (const socket of sockets) socket.destroy()
      await close()
    }
  }
}

async function measure({ name, body, status }, contestants) {
  const request = requestFor(body)
  const turn = (contestant, milliseconds) => timed(contestant, request, contestant.always ?? status, milliseconds)
  for (const contestant of contestants) await turn(contestant, WARM_UP)
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const figures = []
    for (const at of turns(round, contestants.length)) figures[at] = await turn(contestants[at], ROUND)
    rounds.push(figures)
  }
  const names = contestants.map(({ name }) => name)
  const of = (figure) =>
    summary(
      names,
      rounds.map((round) => round.map((one) => one[figure])),
    )
  const cpu = rounds[0][0].cpu === undefined ? undefined : of('cpu')
  return { name, bytes: Buffer.byteLength(body), names, passed: of('passed'), cpu }
}

/** Measures microseconds per request: those that passed, and those of the processor. */
async function timed({ pid, sockets }, request, status, milliseconds) {
  const [start, cpu] = [performance.now(), cpuTime(pid)]
  const answers = await post(sockets, request, status, milliseconds)
  const passed = ((performance.now() - start) / answers) * 1000
  return { passed, cpu: cpu === undefined ? undefined : ((cpuTime(pid) - cpu) / answers) * 1000 }
}
