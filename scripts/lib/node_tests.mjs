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

/** The arguments of Node that run these files. The reporter prints what steps.mjs counts. */
export const testArguments = (files, options = []) => [
  ...['--test', `--test-timeout=${LONGEST}`, '--test-reporter=spec', ...options],
  ...files,
]

/** Runs these files on all processors. By default Node leaves one free. */
export const runTests = (files, options) =>
  run(process.execPath, testArguments(files, [`--test-concurrency=${os.availableParallelism()}`]), options)
