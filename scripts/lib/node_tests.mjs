/**
 * Runs test files with Node's test runner. Each file is named, because newer versions of Node do not accept a folder.
 */
import { readdirSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { run } from './run.mjs'

/** After this time, in milliseconds, a test or a file fails: one that waits for ever would stop the whole run. */
const LONGEST = 20 * 60_000

/** Returns the test files of a folder. Throws if there are none. */
export function testFilesIn(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.mjs'))
  if (files.length === 0) throw new Error(`${folder} has no test files`)
  return files.sort().map((name) => join(folder, name))
}

/** The arguments of Node that run these files. By default Node leaves one processor free. */
export function testArguments(files, { concurrency } = {}) {
  return [
    '--test',
    `--test-timeout=${LONGEST}`,
    // Prints failures for people, and the number of tests for steps.mjs.
    '--test-reporter=spec',
    ...(concurrency ? [`--test-concurrency=${concurrency}`] : []),
    ...files,
  ]
}

/** Runs these files on all processors. */
export function runTests(files, options) {
  return run(process.execPath, testArguments(files, { concurrency: os.availableParallelism() }), options)
}
