/**
 * Runs the steps of a check, such as those of scripts/test.mjs. Prints the time of each step, and its output if it
 * fails, and counts what passed and failed: tests and cases, and one for each other step.
 */
import process from 'node:process'

/** The totals that cargo, Node and tests/page/run.mjs print. */
const PASSED = /(\d+) passed|ℹ pass (\d+)/g
const FAILED = /(\d+) failed|ℹ fail (\d+)/g
/** The number of cases that a runtime ran. */
const CASES = /^cases: (\d+) \w+$/gm

export class Steps {
  #passed = 0
  #failed = 0
  /** The numbers of cases that runtimes ran. */
  #cases = new Set()
  #started = performance.now()

  /** Runs a step. `work` may resolve to the result of a program. Resolves to whether the step passed. */
  async run(name, work) {
    const started = performance.now()
    const print = (mark) => console.log(`${mark} ${name} (${seconds(started)} s)`)
    try {
      const { output = '' } = (await work()) ?? {}
      print('ok  ')
      this.#passed += sum(PASSED, output) || 1
      for (const [line, count] of output.matchAll(CASES)) {
        console.log(`     ${line}`)
        this.#cases.add(count)
        this.#passed += Number(count)
      }
      return true
    } catch (error) {
      print('FAIL')
      console.log(error.output === undefined ? error.stack : error.message)
      this.#failed += sum(FAILED, error.output ?? '') || 1
      return false
    }
  }

  /** Runs a step that fails if its output has no test. */
  runTests(name, work) {
    return this.run(name, async () => {
      const result = await work()
      if (sum(PASSED, result.output) > 0) return result
      throw new Error(`no test ran:\n${result.output}`)
    })
  }

  /** Adds a step that fails unless every runtime ran the same number of cases. */
  compareCases() {
    return this.run('every runtime ran the same cases', () => {
      if (this.#cases.size !== 1) throw new Error(`the numbers of cases differ: ${[...this.#cases]}`)
    })
  }

  /** Prints the totals and sets the exit code. */
  finish() {
    process.exitCode = this.#failed > 0 ? 1 : 0
    console.log(`finished in ${seconds(this.#started)} s\n${this.#passed} passed, ${this.#failed} failed`)
  }
}

const sum = (pattern, output) =>
  Array.from(output.matchAll(pattern), ([, one, other]) => Number(one ?? other)).reduce((sum, count) => sum + count, 0)

const seconds = (started) => ((performance.now() - started) / 1000).toFixed(1)
