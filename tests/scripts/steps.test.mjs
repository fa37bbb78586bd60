/**
 * What `npm test` counts: each test that ran, and no others.
 */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { runTests, testFilesIn } from '../../scripts/lib/node_tests.mjs'
import { run } from '../../scripts/lib/run.mjs'

const folder = mkdtempSync(join(tmpdir(), 'order-contract-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const STEPS = new URL('../../scripts/lib/steps.mjs', import.meta.url).href

/** Runs steps in a process of their own. Returns the exit code and the lines that it prints. */
async function stepped(body) {
  const script = `import { Steps } from '${STEPS}'\nconst steps = new Steps()\n${body}\nsteps.finish()`
  const ended = await run(process.execPath, ['--input-type=module', '-e', script]).catch((error) => error)
  return { failed: ended instanceof Error, lines: ended.output.trimEnd().split('\n') }
}

/** Runs test files with these contents. */
async function tested(sources) {
  const files = sources.map((source, index) => {
    const file = join(folder, `${index}.test.mjs`)
    writeFileSync(file, `import { describe, test } from 'node:test'\n${source}`)
    return file
  })
  // Node's test runner does nothing in a process that it has started itself.
  const ended = await runTests(files, { env: { NODE_TEST_CONTEXT: undefined } }).catch((error) => error)
  return { failed: ended instanceof Error, line: ended.output.match(/^tests: .*$/m)?.[0], output: ended.output }
}

test('a step of tests counts those that ran', async () => {
  const { failed, lines } = await stepped(`
    await steps.runTests('cargo', async () => 'test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured\\ncases: 40 native')
    await steps.runTests('node', async () => 'tests: 4 passed, 0 failed, 2 skipped')
    await steps.run('lint', async () => '')`)
  assert.equal(failed, false)
  assert.equal(lines.at(-2), 'passed: 7 tests, 40 cases, 1 other steps; 3 skipped')
  assert.equal(lines.at(-1), '48 passed, 0 failed')
})

test('a step of tests in which no test ran fails', async () => {
  for (const output of [
    '',
    'ok',
    'test result: ok. 0 passed; 0 failed; 0 ignored',
    'tests: 0 passed, 0 failed, 3 skipped',
  ]) {
    const { failed, lines } = await stepped(`await steps.runTests('none', async () => ${JSON.stringify(output)})`)
    assert.equal(failed, true)
    assert.ok(lines.includes('no test ran'), lines.join('\n'))
    assert.equal(lines.at(-1), '0 passed, 1 failed')
  }
})

test('the tests that failed are counted, or else the step', async () => {
  const { lines } = await stepped(`
    const failing = (output) => async () => { throw Object.assign(new Error('exit code 1'), { output }) }
    await steps.runTests('some', failing('tests: 4 passed, 2 failed, 0 skipped'))
    await steps.run('build', failing('error: it does not compile'))`)
  assert.equal(lines.at(-1), '0 passed, 3 failed')
})

test('Node’s runner tells how many tests ran, without suites and skipped ones', async () => {
  const { failed, line } = await tested([
    `test('one', () => {}); test('two', (t) => t.test('three', () => {})); test.skip('four', () => {})`,
    `describe('a suite', () => { test('five', () => {}) })`,
  ])
  assert.equal(failed, false)
  assert.equal(line, 'tests: 4 passed, 0 failed, 1 skipped')
})

test('a file without tests fails', async () => {
  const { failed, line, output } = await tested([`test('one', () => {})`, ''])
  assert.equal(failed, true)
  assert.equal(line, 'tests: 1 passed, 1 failed, 0 skipped')
  assert.match(output, /1\.test\.mjs ran no test/)
})

test('a file that throws fails', async () => {
  const { failed, line } = await tested([`test('one', () => {})`, `throw new Error('mine')`])
  assert.equal(failed, true)
  assert.equal(line, 'tests: 1 passed, 1 failed, 0 skipped')
})

test('a folder without tests is an error', () => {
  assert.throws(() => testFilesIn(mkdtempSync(join(folder, 'empty-'))), /has no test files/)
})
