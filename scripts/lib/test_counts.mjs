/**
 * A reporter of Node's test runner: prints how many tests ran, from the runner's events. A file without tests fails,
 * although Node counts it as a passed test.
 */
import { resolve } from 'node:path'
import process from 'node:process'

/** @param {AsyncIterable<{ type: string, data: any }>} events */
export default async function* counts(events) {
  const tests = { passed: 0, failed: 0, skipped: 0 }
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details?.type === 'suite') continue
    if (type === 'test:fail') tests.failed += 1
    else if (data.skip !== undefined) tests.skipped += 1
    else if (!isFile(data)) tests.passed += 1
    else {
      tests.failed += 1
      process.exitCode = 1
      yield `${data.file} ran no test\n`
    }
  }
  yield `tests: ${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped\n`
}

/** Node reports a file as a test if the file reported none. */
const isFile = ({ name, file, nesting }) => nesting === 0 && file !== undefined && resolve(name) === file
