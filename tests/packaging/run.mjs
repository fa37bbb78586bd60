/**
 * `npm run test:packaging`: packs the package, installs it into one small app per row, and runs the same cases in
 * each. Prints the table and writes it into docs/guides/platforms.md. `--keep` leaves that page unchanged, and `--leave` the
 * folder of the apps. Further arguments select the rows whose names contain them. If the variable CI is set, a missing WebKit is a failure.
 */
import process from 'node:process'
import { parseArgs } from 'node:util'
import { ensurePackages } from '../../scripts/lib/install.mjs'

await ensurePackages()
const { openBrowsers } = await import('./lib/browsers.mjs')
const { openWorkshop } = await import('./lib/workshop.mjs')
const { printTable, writeTable } = await import('./lib/table.mjs')
const { next } = await import('./rows/next.mjs')
const { pages } = await import('./rows/pages.mjs')
const { runtimes } = await import('./rows/runtimes.mjs')
const { types } = await import('./rows/types.mjs')
const { libraries } = await import('./rows/libraries.mjs')

const flag = { type: 'boolean', default: false }
const { values, positionals: words } = parseArgs({ options: { keep: flag, leave: flag }, allowPositionals: true })
const rows = [...runtimes, ...pages, ...next, ...libraries, ...types].filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())),
)

const started = performance.now()
const [workshop, browsers] = await Promise.all([openWorkshop(), openBrowsers()])
console.log(`packed and installed (${seconds(started)} s)`)
const outcomes = []
try {
  for (const row of rows) outcomes.push(await outcomeOf(row))
} finally {
  await browsers.close()
  if (values.leave) console.log(workshop.folder)
  else await workshop.close()
}
printTable(outcomes)
if (words.length === 0 && !values.keep) await writeTable(outcomes)
console.log(`finished in ${seconds(started)} s`)
// Continuous integration needs all browsers, so a missing one fails there; elsewhere it is named.
const isComplete = Boolean(process.env.CI)
for (const { name, reason } of browsers.missing)
  console.log(`${isComplete ? 'FAIL' : 'not tested:'} ${name}: ${reason}`)
const broken = outcomes.filter(({ failures }) => failures.length > 0).length
const failed = broken + (isComplete ? browsers.missing.length : 0)
console.log(`${outcomes.length - broken} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

async function outcomeOf(row) {
  const begun = performance.now()
  const context = { ...workshop, browsers }
  let results = []
  let failures
  try {
    results = await row.try(context)
    failures = results.flatMap((result) =>
      result.failures.map((failure) => (result.browser ? `${result.browser}: ${failure}` : failure)),
    )
  } catch (error) {
    failures = [[error.message, error.output].filter(Boolean).join('\n')]
  }
  const outcome = { name: row.name, version: row.version(context), results, failures }
  console.log(`${failures.length === 0 ? 'ok  ' : 'FAIL'} ${row.name} (${seconds(begun)} s)`)
  for (const failure of failures) console.log(`     ${failure.slice(0, 3000)}`)
  return outcome
}

function seconds(since) {
  return ((performance.now() - since) / 1000).toFixed(1)
}
