/**
 * Runs the steps of a check, such as those of scripts/test.mjs. Prints the time of each step, and its output if it
 * fails, and counts its tests.
 */

/** Runs steps and counts what passed and failed. */
export class Steps {
  #passed = 0
  #failed = 0
  #cases = new Map()
  #started = performance.now()

  /**
   * Runs a step. `work` resolves to its output, in which tests are counted; a step without tests counts as one.
   * Resolves to whether the step passed.
   */
  async run(name, work) {
    const started = performance.now()
    const print = (mark) => console.log(`${mark} ${name} (${seconds(started)} s)`)
    try {
      const output = (await work()) ?? ''
      print('ok  ')
      for (const line of this.#readCases(output)) console.log(`     ${line}`)
      this.#passed += passedIn(output) || 1
      return true
    } catch (error) {
      print('FAIL')
      console.log(
        [error.message, error.output, error.output === undefined ? error.stack : undefined].filter(Boolean).join('\n'),
      )
      this.#readCases(error.output ?? '')
      this.#failed += failedIn(error.output ?? '') || 1
      return false
    }
  }

  /** Adds a step that fails unless every runtime ran the same number of cases. */
  compareCases(runtimes) {
    return this.run('every runtime ran the same cases', async () => {
      const counts = runtimes.map((runtime) => this.#cases.get(runtime))
      const line = runtimes.map((runtime, index) => `${runtime} ${counts[index] ?? 'none'}`).join(', ')
      if (!counts[0] || counts.some((count) => count !== counts[0]))
        throw new Error(`the numbers of cases differ: ${line}`)
    })
  }

  /** Prints the totals and sets the exit code. */
  finish() {
    console.log(`finished in ${seconds(this.#started)} s`)
    process.exitCode = this.#failed > 0 ? 1 : 0
    console.log(`${this.#passed} passed, ${this.#failed} failed`)
  }

  #readCases(output) {
    const lines = output.match(/cases: \d+ \w+/g) ?? []
    for (const line of lines) {
      const [, count, runtime] = line.match(/cases: (\d+) (\w+)/)
      this.#cases.set(runtime, Number(count))
      this.#passed += Number(count)
    }
    return lines
  }
}

/** Counts the tests in the output of cargo, Node's spec reporter, and run.mjs of tests/browser and tests/page. */
const passedIn = (output) =>
  sum(output, /^test result: \w+\. (\d+) passed|^ℹ pass (\d+)|^(?:browser|page): (\d+) passed/gm)
const failedIn = (output) =>
  sum(
    output,
    /^test result: \w+\. \d+ passed; (\d+) failed|^ℹ fail (\d+)|^(?:browser|page): \d+ passed, (\d+) failed/gm,
  )

function sum(output, pattern) {
  return [...output.matchAll(pattern)].reduce(
    (total, groups) => total + Number(groups.slice(1).find((group) => group !== undefined)),
    0,
  )
}

const seconds = (started) => ((performance.now() - started) / 1000).toFixed(1)
