/**
 * The steps of a check: each named, timed, its output shown where it fails, its tests counted.
 * What the steps are is said by scripts/test.mjs.
 */

/** Collects what passed and what failed. */
export class Steps {
  #passed = 0
  #failed = 0
  #cases = new Map()
  #started = performance.now()

  /**
   * Runs a step. It resolves to its output, from which the tests in it are counted; a step without
   * any counts as one. Resolves to whether it passed.
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

  /** Every runtime must have run the same number of cases. */
  compareCases(runtimes) {
    return this.run('every runtime ran the same cases', async () => {
      const counts = runtimes.map((runtime) => this.#cases.get(runtime))
      const line = runtimes.map((runtime, index) => `${runtime} ${counts[index] ?? 'none'}`).join(', ')
      if (!counts[0] || counts.some((count) => count !== counts[0]))
        throw new Error(`the numbers of cases differ: ${line}`)
    })
  }

  /** The last line. Sets the exit code. */
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

/** As cargo, node's spec reporter and the run.mjs of tests/browser and tests/page write it. */
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
