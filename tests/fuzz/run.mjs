/**
 * `npm run fuzz -- --seconds=900 [target …]`: builds a program with cargo-fuzz on the nightly compiler and runs its targets
 * one after the other: all of them, if none is named. `--keep` writes a few short inputs that together reach the same
 * code to tests/fuzz/corpus, one line of hexadecimal each; `npm test` replays them. Inputs that break a target stay in
 * tests/fuzz/artifacts: keep them, too.
 */
import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { at } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'

const here = (...parts) => at('tests', 'fuzz', ...parts)
const LONGEST = 4096
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '900' }, keep: { type: 'boolean', default: false } },
})
const known = (await readdir(here('corpus'))).map((file) => file.replace('.txt', '')).sort()
for (const name of positionals)
  if (!known.includes(name)) throw new Error(`no target ${name}: there are ${known.join(', ')}`)

execFileSync('cargo', ['+nightly', 'fuzz', 'build', '--fuzz-dir', here()], { stdio: 'inherit' })
const host = (await run('rustc', ['-vV'])).stdout.match(/host: (.*)/)[1]
const program = here('target', host, 'release', 'fuzz')
const dictionary = here('target', 'dictionary')
await writeDictionary()
for (const name of positionals.length > 0 ? positionals : known) await fuzz(name)

async function fuzz(name) {
  const folders = [here('target', 'corpus', name), here('target', 'found', name), here('artifacts', name)]
  for (const folder of folders) await mkdir(folder, { recursive: true })
  const [corpus, found, artifacts] = folders
  await unpack(name, corpus)
  const limits = [
    `-max_len=${LONGEST}`,
    `-dict=${dictionary}`,
    '-timeout=10',
    '-rss_limit_mb=3000',
    `-artifact_prefix=${artifacts}/`,
  ]
  const env = { TARGET: name }
  const { output } = await run(program, [`-max_total_time=${values.seconds}`, ...limits, found, corpus], { env })
  const runs = output.match(/Done (\d+) runs/)?.[1]
  const covered = output.match(/cov: (\d+)/g)?.at(-1)
  console.log(`${name}: ${runs} inputs in ${values.seconds} s, ${covered}, nothing found`)
  if (values.keep) await minimise(name, corpus, found)
}

/** Writes the words that libFuzzer inserts: those of the golden documents, which every version has, and odd ones. */
async function writeDictionary() {
  const golden = await readdir(at('tests', 'golden'), { recursive: true })
  const documents = golden.filter((file) => /^\d[^.]*[.](?:json|txt)$/.test(file))
  const texts = await Promise.all(documents.map((file) => readFile(at('tests', 'golden', file), 'utf8')))
  const words = new Set(JSON.parse(await readFile(here('words.json'), 'utf8')))
  for (const word of texts.join().match(/[\w.-]+/g)) words.add(word)
  const bytes = [...words].map((word) => Buffer.from(word).toString('hex').replace(/../g, '\\x$&'))
  await writeFile(dictionary, bytes.map((word) => `"${word}"\n`).join(''))
}

const packed = (name) => here('corpus', `${name}.txt`)

/** Writes one file per input, as libFuzzer requires. */
async function unpack(name, folder) {
  const lines = (await readFile(packed(name), 'utf8')).split('\n').filter(Boolean)
  for (const [index, line] of lines.entries()) await writeFile(join(folder, `kept-${index}`), Buffer.from(line, 'hex'))
}

/** Returns the smallest set of inputs from both folders that reaches the same code. */
async function minimise(name, corpus, found) {
  const least = here('target', 'least')
  await rm(least, { recursive: true, force: true })
  await mkdir(least, { recursive: true })
  const merge = ['-merge=1', '-use_counters=0', `-max_len=${LONGEST}`, least, corpus, found]
  await run(program, merge, { env: { TARGET: name } })
  const inputs = await Promise.all((await readdir(least)).sort().map((file) => readFile(join(least, file))))
  await writeFile(packed(name), inputs.map((input) => `${input.toString('hex')}\n`).join(''))
  console.log(`  ${inputs.length} inputs kept`)
}
