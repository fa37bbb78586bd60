/**
 * Runs the steps of a check, such as those of scripts/test.mjs. Prints the time of each step, and its output if it
 * fails, and counts what passed and failed: the tests and cases of steps that run tests, and the other steps.
 */

/** Runs steps and counts what passed and failed. */
export class Steps {
  #passed = { tests: 0, cases: 0, 'other steps': 0 }
  #failed = 0
  #skipped = 0
  #cases = new Map()
  #started = performance.now()

  /** Runs a step that is not made of tests, such as a build. Resolves to whether it passed. */
  run(name, work) {
    return this.#step(name, work, () => {
      this.#passed['other steps'] += 1
    })
  }

  /**
   * Runs a step whose `work` resolves to the output of its tests. It fails if no test ran. Resolves to whether it
   * passed.
   */
  runTests(name, work) {
    return this.#step(name, work, (output) => this.#count(output))
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
    const kinds = Object.entries(this.#passed).filter(([, count]) => count > 0)
    console.log(`finished in ${seconds(this.#started)} s`)
    console.log(`passed: ${kinds.map(([kind, count]) => `${count} ${kind}`).join(', ')}; ${this.#skipped} skipped`)
    process.exitCode = this.#failed > 0 ? 1 : 0
    console.log(`${sum(kinds.map(([, count]) => count))} passed, ${this.#failed} failed`)
  }

  async #step(name, work, count) {
    const started = performance.now()
    const print = (mark) => console.log(`${mark} ${name} (${seconds(started)} s)`)
    try {
      const output = (await work()) ?? ''
      const lines = count(output)
      print('ok  ')
      for (const line of lines ?? []) console.log(`     ${line}`)
      return true
    } catch (error) {
      print('FAIL')
      console.log(
        [error.message, error.output, error.output === undefined ? error.stack : undefined].filter(Boolean).join('\n'),
      )
      this.#failed += testsIn(error.output ?? '').failed || 1
      return false
    }
  }

  /** Counts the tests and cases of an output. Returns its lines about cases. Throws if no test ran. */
  #count(output) {
    const { passed, skipped } = testsIn(output)
    if (passed === 0) throw new CountError('no test ran', output)
    this.#passed.tests += passed
    this.#skipped += skipped
    const lines = output.match(/cases: \d+ \w+/g) ?? []
    for (const line of lines) {
      const [, count, runtime] = line.match(/cases: (\d+) (\w+)/)
      this.#cases.set(runtime, Number(count))
      this.#passed.cases += Number(count)
    }
    return lines
  }
}

/** The error of a step whose program succeeded, with its output. */
class CountError extends Error {
  constructor(message, output) {
    super(message)
    this.output = output
  }
}

/** The totals that cargo and Node print, and those of run.mjs in tests/browser and tests/page. */
const TOTALS = [
  /^test result: \w+\. (?<passed>\d+) passed; (?<failed>\d+) failed; (?<skipped>\d+) ignored/gm,
  /ℹ pass (?<passed>\d+)[\s\S]*?ℹ fail (?<failed>\d+)[\s\S]*?ℹ skipped (?<skipped>\d+)/g,
  /^tests: (?<passed>\d+) passed, (?<failed>\d+) failed$/gm,
]

function testsIn(output) {
  const totals = TOTALS.flatMap((pattern) => [...output.matchAll(pattern)].map(({ groups }) => groups))
  const of = (kind) => sum(totals.map((total) => Number(total[kind] ?? 0)))
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') }
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

const seconds = (started) => ((performance.now() - started) / 1000).toFixed(1)
