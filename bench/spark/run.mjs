/**
 * `npm run bench -- spark`: runs examples/spark over 10⁶ orders in 64 files, with one executor and with two, beside the
 * command alone. One more run has an executor that is killed half way and a corrupt file. Checks
 * that nothing is lost or duplicated, and writes SPARK.md. `--orders=20000` takes fewer orders and writes nothing.
 *
 * Installs PySpark into target/spark, and Java as root on Debian.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { at, target } from '../../scripts/lib/paths.mjs'
import { ensureProgram } from '../../scripts/lib/programs.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { machine } from '../report/machine.mjs'
import { compareArchives } from './same.mjs'

const ORDERS = 1_000_000
const FILES = 64
const orders = Number(process.argv.find((it) => it.startsWith('--orders='))?.slice(9) ?? ORDERS)
const example = (file) => at('examples', 'spark', file)
const command = [process.execPath, at('pkg', 'dist', 'command', 'main.js')]
const versions = ['--from', '2023-07-27', '--to', '2024-02-05']

await ensureProgram(['java'], 'openjdk-17-jre-headless')
const python = join(target, 'spark', 'bin')
if (!existsSync(python)) {
  await run('python3', ['-m', 'venv', join(target, 'spark')])
  await run(join(python, 'pip'), ['install', '--quiet', '--requirement', example('requirements.txt')])
}
const folder = mkdtempSync(join(tmpdir(), 'order-contract-spark-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const inside = (...parts) => join(folder, ...parts)
const started = machine([])

await run('python3', [example('make_archive.py'), inside('archive'), String(orders), String(FILES)])
const names = readdirSync(inside('archive')).sort()

const alone = await timed(async () => {
  await run('mkdir', ['-p', inside('alone')])
  for (const name of names) await convertAlone(name)
})
const rows = [['the command, file after file', alone]]
for (const executors of [1, 2]) {
  const out = inside(`out-${executors}`)
  const seconds = await timed(
    () => submit(executors, example('convert.py'), [inside('archive'), out, '--command', ...command]).done,
  )
  await compare(out)
  rows.push([`Spark, ${executors} ${executors === 1 ? 'executor' : 'executors'} of one core`, seconds])
}
const empty = await timed(() => submit(2, example('convert.py'), [inside('archive'), inside('out-2')]).done)
rows.push(['Spark, nothing left to convert', empty])

const corrupt = await withFailures()
const text = markdown(corrupt)
console.log(text)
if (orders === ORDERS) writeFileSync(at('bench', 'SPARK.md'), text)

/** Runs with one file in which every hundredth line is broken, and kills an executor when half of the files are done. */
async function withFailures() {
  const name = names[7]
  const lines = readFileSync(inside('archive', name), 'utf8').split('\n')
  const broken = lines.slice(0, -1).flatMap((_, index) => (index % 100 === 50 ? [index] : []))
  for (const index of broken) lines[index] = lines[index].slice(0, 40)
  writeFileSync(inside('archive', name), lines.join('\n'))
  await convertAlone(name, ['--rejects', inside('rejects')])
  const out = inside('out-failures')
  const job = submit(2, example('convert.py'), [inside('archive'), out, '--command', ...command])
  const killed = await killExecutorAt(FILES / 2, out)
  await job.done
  await compare(out)
  const rejected = readFileSync(join(out, 'rejects', name), 'utf8')
    .trim()
    .split('\n')
  const expected = broken.map((index) => index + 1).join()
  if (rejected.map((line) => JSON.parse(line).line).join() !== expected) throw new Error('other lines were rejected')
  return { killed, rejected: rejected.length, name }
}

async function killExecutorAt(count, out) {
  for (;;) {
    const done = existsSync(join(out, 'output')) ? readdirSync(join(out, 'output')).length : 0
    const executors = (await run('pgrep', ['-f', 'CoarseGrainedExecutorBackend']).catch(() => ({ stdout: '' }))).stdout
    const [first] = executors.trim().split('\n').filter(Boolean)
    if (done >= count && first) {
      process.kill(Number(first), 'SIGKILL')
      return done
    }
    if (done === FILES) throw new Error('all was converted before an executor could be killed')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function convertAlone(name, more = []) {
  const [program, main] = command
  const files = [inside('archive', name), '-o', inside('alone', name)]
  return run(program, [main, 'convert', 'order', ...files, ...versions, ...more]).catch((error) => {
    // 1 means that some documents were refused.
    if (more.length === 0 || !/exit code 1$/.test(error.message)) throw error
  })
}

function submit(executors, script, args) {
  const options = ['--master', `local-cluster[${executors},1,1024]`, '--conf', 'spark.ui.enabled=false']
  const quiet = ['--conf', 'spark.ui.showConsoleProgress=false']
  const env = { ...process.env, PYSPARK_PYTHON: join(python, 'python'), SPARK_LOCAL_IP: '127.0.0.1' }
  const child = spawn(join(python, 'spark-submit'), [...options, ...quiet, script, ...args], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes))
  const done = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`exit code ${code}\n${output}`))))
  })
  return { done }
}

/** Checks that the output has the same values, line by line, as the output of the command on one machine. */
async function compare(out) {
  for (const name of names) await compareArchives(inside('alone', name), join(out, 'output', name))
}

async function timed(work) {
  const from = performance.now()
  await work()
  return (performance.now() - from) / 1000
}

function markdown({ killed, rejected, name }) {
  const rate = (seconds) => Math.round(orders / seconds).toLocaleString('en')
  const { cpu, cores, memory, system, load, date } = started
  return `# On Apache Spark

Written by \`npm run bench -- spark\` on ${date} UTC: ${orders.toLocaleString('en')} orders in ${FILES} files, converted by
examples/spark. ${cpu}, ${cores} cores, ${memory}, ${system}, load at the start ${load}, the package of commit ${started.commit}. Spark runs in local-cluster
mode, so its driver, its executors and the command share these cores. One run each.

| | seconds | orders per second |
|---|--:|--:|
${rows.map(([what, seconds]) => `| ${what} | ${seconds.toFixed(1)} | ${rate(seconds)} |`).join('\n')}

Every output had the same values as the output of the command, line by line.

One more run killed an executor after ${killed} of ${FILES} files, with every hundredth line of ${name} cut short. The job completed
by itself, and each output again had the values of the command's. The rejects of that file listed the numbers of the ${rejected} cut
lines, and no others.
`
}
