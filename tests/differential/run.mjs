/**
 * `npm run long -- differential --count=1000000 --seed=1`: compares the package with the crate on many more questions than
 * `npm test` asks. Prints the first differences.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { target } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { NATIVE_TESTS } from '../../scripts/lib/tools.mjs'
import { api } from '../js/package.mjs'
import { compareAnswers, formsOf } from '../lib/answers.mjs'

/** As many as the native test writes at once. */
const MOST = 20_000
const SHOWN = 20
const { values } = parseArgs({
  options: { count: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
})
const count = Number(values.count)
// Each seed has questions of its own.
const seed = Number(values.seed) * 10_000_000
const started = performance.now()
/** The input as it is. */
const forms = (question) => formsOf(question).slice(0, 1)
const different = []
for (let done = 0; done < count; done += MOST) {
  const env = { FIRST: seed + done, COUNT: Math.min(MOST, count - done) }
  await run('cargo', [...NATIVE_TESTS, '--test=native', 'export::questions_are_answered', '--', '--ignored'], { env })
  const lines = (await readFile(join(target, 'tmp', 'asked.ndjson'), 'utf8')).trim().split('\n')
  const answered = lines.map((line) => JSON.parse(line))
  different.push(...compareAnswers(api, answered, { forms }).failures)
}
for (const failure of different.slice(0, SHOWN)) console.log(failure)
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`differential: ${count} questions, seed ${values.seed}, ${seconds} s: ${different.length} different`)
process.exitCode = different.length > 0 ? 1 : 0
