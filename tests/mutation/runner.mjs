/**
 * Stryker's runner of node:test, in another order: first the tests that last detected a mutant of the same file, so
 * that most mutants cost one process. Long tests run only for the folder that they cover, or if there is no other
 * test. A worker of Stryker loads this as a plugin.
 */
import { createTapTestRunnerFactory } from '@stryker-mutator/tap-runner'

const LONG = {
  'tests/js/gateway.test.mjs': '/dist/edge/',
  'tests/js/node-handler.test.mjs': '/dist/edge/',
  'tests/js/receiver-headers.test.mjs': '/dist/edge/',
  'tests/js/receiver-node.test.mjs': '/dist/edge/',
  'tests/js/stream.test.mjs': '/dist/stream/',
}

const createTapTestRunner = createTapTestRunnerFactory()

function createRunner(injector) {
  const runner = createTapTestRunner(injector)
  const run = runner.mutantRun.bind(runner)
  const noticing = new Map()
  runner.mutantRun = async (mutant) => {
    const { fileName } = mutant.activeMutant
    const likely = noticing.get(fileName) ?? []
    const result = await run({ ...mutant, testFilter: inOrder(testsOf(fileName, mutant.testFilter), likely) })
    const killers = result.killedBy ?? []
    noticing.set(fileName, [...new Set([...killers, ...likely])])
    return result
  }
  return runner
}
createRunner.inject = createTapTestRunner.inject

function testsOf(file, tests) {
  const chosen = tests.filter((test) => LONG[test] === undefined || file.includes(LONG[test]))
  return chosen.length > 0 ? chosen : tests
}

function inOrder(tests, likely) {
  const first = likely.filter((test) => tests.includes(test))
  return [...first, ...tests.filter((test) => !first.includes(test))]
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'likely-first', factory: createRunner }]
