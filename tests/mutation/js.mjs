/**
 * `npm run mutants:js -- [--file=js/options.ts] [--shard=0/20] [--concurrency=1] [--count]`: runs Stryker on the
 * compiled scripts of `js/` with the tests of `tests/js` that end within seconds, in a copy of the project. Prints
 * the surviving mutants: each shows a missing test, or changes nothing. `--shard=0/20` takes every 20th file.
 * `--count` prints the number of mutants and runs none.
 */
import { readdirSync } from 'node:fs'
import { relative } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureTools } from '../../scripts/lib/install.mjs'
import { at, root } from '../../scripts/lib/paths.mjs'

/** Tests that start processes, compilers or bundlers, or take long. */
const LEFT_OUT = [
  'bundles',
  'conversions',
  'entries',
  'examples',
  'privacy',
  'release',
  'start',
  'stream-memory',
]

/** Files that codegen and the bundler write. */
const GENERATED = /(?:^(?:generated|node)\/|^command\/main\.js$|\.min\.js$)/

/** The meanings of Stryker's states. A mutant that stops the tests from loading counts as detected. */
const NAMES = {
  Killed: 'caught',
  Survived: 'missed',
  NoCoverage: 'not reached',
  Timeout: 'ran into their time limit',
  RuntimeError: 'stopped the tests from loading',
}

const { values } = parseArgs({
  options: {
    file: { type: 'string', multiple: true },
    shard: { type: 'string', default: '0/1' },
    concurrency: { type: 'string', default: '1' },
    count: { type: 'boolean', default: false },
  },
})

process.chdir(root)
const mutate = values.file?.map(scriptOf) ?? shardOf(scripts(), ...values.shard.split('/').map(Number))
console.log(`${mutate.length} files of ${scripts().length}`)
await ensureTools(fileURLToPath(new URL('.', import.meta.url)))
const { Stryker } = await import('@stryker-mutator/core')
const results = await new Stryker(settings()).runMutationTest()
if (!values.count) report(results)

/** The compiled files of the hand-written sources. */
function scripts() {
  return readdirSync(at('pkg', 'dist'), { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.js') && !GENERATED.test(name))
    .sort()
    .map((name) => `pkg/dist/${name}`)
}

function scriptOf(source) {
  return source.replace(/^js\/(.*)\.ts$/, 'pkg/dist/$1.js')
}

function shardOf(files, index, count) {
  return files.filter((_, at) => at % count === index)
}

function tests() {
  return readdirSync(at('tests', 'js'))
    .filter((name) => name.endsWith('.test.mjs') && !LEFT_OUT.includes(name.replace('.test.mjs', '')))
    .map((name) => `tests/js/${name}`)
}

function settings() {
  return {
    mutate,
    testRunner: values.count ? 'command' : 'likely-first',
    commandRunner: { command: 'node --version' },
    plugins: ['runner.mjs', 'survivors.mjs'].map((name) => new URL(name, import.meta.url).href),
    tap: { testFiles: tests(), nodeArgs: ['--test-reporter=tap', '-r', '{{hookFile}}', '{{testFile}}'] },
    concurrency: Number(values.concurrency),
    coverageAnalysis: 'perTest',
    dryRunOnly: values.count,
    dryRunTimeoutMinutes: 30,
    // Other work may run beside this. Stryker detects an endless loop by its number of iterations.
    timeoutMS: 15_000,
    reporters: ['progress-append-only', 'survivors'],
    // The copy finds packages in the project around it.
    symlinkNodeModules: false,
    allowConsoleColors: false,
    tempDirName: 'target/mutants-js',
    ignorePatterns: ['/target', '/www', '/bench', '/src', '/codegen', '/mutants.out*'],
    disableTypeChecks: false,
    warnings: { slow: false },
  }
}

/** Prints the number of mutants of each kind, and the places that no test reaches. */
function report(mutants) {
  const of = (status) => mutants.filter((mutant) => mutant.status === status)
  const unreached = of('NoCoverage').map(({ fileName }) => relative(root, fileName))
  for (const file of new Set(unreached)) {
    console.log(`${file}: ${unreached.filter((name) => name === file).length} not reached`)
  }
  const counts = Object.entries(NAMES).map(([status, name]) => `${of(status).length} ${name}`)
  console.log(`${mutants.length} mutants: ${counts.join(', ')}`)
}
