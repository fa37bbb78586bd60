/**
 * Runs test files with Node's test runner. Each file is named, because newer versions of Node do not accept a folder.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import os from 'node:os'
import { basename, join } from 'node:path'
import process from 'node:process'
import { ensurePackages } from './install.mjs'
import { buildForTests } from './package.mjs'
import { at, root } from './paths.mjs'
import { run } from './run.mjs'
import { ensureWasmTarget } from './tools.mjs'

/** After this time, in milliseconds, a test or a file fails: one that waits for ever would stop the whole run. */
const LONGEST = 20 * 60_000

/** Returns the test files of a folder. Throws if there are none. */
export function testFilesIn(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.mjs'))
  if (files.length === 0) throw new Error(`${folder} has no test files`)
  return files.sort().map((name) => join(folder, name))
}

/** The arguments of Node that run these files. The reporter prints what steps.mjs counts. */
export const testArguments = (files, options = []) => [
  ...['--test', `--test-timeout=${LONGEST}`, '--test-reporter=spec', ...options],
  ...files,
]

/** Runs these files on all processors. By default Node leaves one free. */
export const runTests = (files, options) =>
  run(process.execPath, testArguments(files, [`--test-concurrency=${os.availableParallelism()}`]), options)

const FOLDERS = ['tests/js', 'tests/command', 'tests/page/unit', 'tests/scripts']
const SOURCES = ['js', 'src', 'languages', 'codegen/src', 'tests/cases', ...FOLDERS]

/**
 * What a new dated version breaks: `npm test -- version` runs the test of the contract, which says in words what the version
 * lacks, and the test files with examples of codes, evidence, and lists of versions.
 */
const VERSION = {
  files: ['describe.', 'mistakes.', 'command.', 'sessions.', 'headline.'],
  contract: ['test', '--locked', '--profile=dev', '--lib', '--', 'service::'],
}

/**
 * `npm test -- convert`: builds the package from its sources and runs the test files whose names contain one of the words.
 * Returns the exit code. With `watch`, Node does it again after each change.
 */
export async function runNamed(words, { watch }) {
  const node = (args, env) =>
    spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status
  if (watch)
    return node([...SOURCES.map((folder) => `--watch-path=${at(folder)}`), at('scripts', 'test.mjs'), ...words])
  await Promise.all([ensurePackages(), ensureWasmTarget()])
  const started = performance.now()
  const isVersion = words.includes('version')
  const contract = isVersion ? spawnSync('cargo', VERSION.contract, { stdio: 'inherit', cwd: root }).status : 0
  const dist = await buildForTests({ quick: true })
  const files = filesFor(isVersion ? [...words, ...VERSION.files] : words)
  const code = node(testArguments(files), { ORDER_CONTRACT_DIST: dist }) || contract
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)
  return code
}

function filesFor(words) {
  const all = FOLDERS.flatMap((folder) => testFilesIn(at(folder)))
  const files = all.filter((file) => words.some((word) => basename(file).includes(word)))
  if (files.length > 0) return files
  throw new Error(`no test file has a name with ${words.join(' or ')}: ${all.map((file) => basename(file)).join(', ')}`)
}
