/**
 * Runs the steps of a check, such as those of scripts/test.mjs. Prints the time of each step, and its output if it
 * fails, and counts what passed and failed: tests and cases, and one for each other step.
 */
import process from 'node:process'

/** The totals that cargo and Node print. */
const TOTALS = [
  /^test result: \w+\. (?<passed>\d+) passed; (?<failed>\d+) failed; (?<skipped>\d+) ignored/gm,
  /ℹ pass (?<passed>\d+)[\s\S]*?ℹ fail (?<failed>\d+)[\s\S]*?ℹ skipped (?<skipped>\d+)/g,
]

export class Steps {
  #counts = { passed: 0, failed: 0, skipped: 0 }
  /** The numbers of cases that runtimes ran, by runtime. */
  #cases = new Map()
  #started = performance.now()

  /** Runs a step. `work` may resolve to the result of a program. Resolves to whether the step passed. */
  async run(name, work) {
    const started = performance.now()
    const print = (mark) => console.log(`${mark} ${name} (${seconds(started)} s)`)
    try {
      const result = await work()
      print('ok  ')
      this.#count(result?.output ?? '')
      return true
    } catch (error) {
      print('FAIL')
      console.log(error.output === undefined ? error.stack : error.message)
      this.#counts.failed += testsIn(error.output ?? '').failed || 1
      return false
    }
  }

  /** Runs a step that fails if its output has no test. */
  runTests(name, work) {
    return this.run(name, async () => {
      const result = await work()
      if (testsIn(result.output).passed === 0) throw new Error(`no test ran:\n${result.output}`)
      return result
    })
  }

  /** Adds a step that fails unless every runtime ran the same number of cases. */
  compareCases(runtimes) {
    return this.run('every runtime ran the same cases', async () => {
      const counts = runtimes.map((runtime) => this.#cases.get(runtime) ?? 0)
      if (counts.some((count) => count === 0 || count !== counts[0]))
        throw new Error(`the numbers of cases differ: ${runtimes} ${counts}`)
    })
  }

  /** Prints the totals and sets the exit code. */
  finish() {
    const { passed, failed, skipped } = this.#counts
    process.exitCode = failed > 0 ? 1 : 0
    console.log(`finished in ${seconds(this.#started)} s\n${skipped} skipped\n${passed} passed, ${failed} failed`)
  }

  #count(output) {
    const { passed, skipped } = testsIn(output)
    this.#counts.passed += passed || 1
    this.#counts.skipped += skipped
    for (const [line, count, runtime] of output.matchAll(/cases: (\d+) (\w+)/g)) {
      console.log(`     ${line}`)
      this.#cases.set(runtime, Number(count))
      this.#counts.passed += Number(count)
    }
  }
}

function testsIn(output) {
  const totals = TOTALS.flatMap((pattern) => [...output.matchAll(pattern)].map(({ groups }) => groups))
  const sum = (kind) => totals.reduce((sum, total) => sum + Number(total[kind] ?? 0), 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

const seconds = (started) => ((performance.now() - started) / 1000).toFixed(1)
