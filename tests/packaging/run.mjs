/**
 * `npm run test:packaging`: packs the package, installs it into one small app per row, and runs the same cases in
 * each. Prints the table and writes it into docs/guides/platforms.md. `--keep` leaves that page unchanged, and `--leave` the
 * folder of the apps. Further arguments select the rows whose names contain them. If the variable CI is set, a missing WebKit is a failure.
 */
import process from 'node:process'
import { parseArgs } from 'node:util'
import { ensurePackages, ensureTools } from '../../scripts/lib/install.mjs'
import { at } from '../../scripts/lib/paths.mjs'
import { Steps } from '../../scripts/lib/steps.mjs'

await ensurePackages()
// The servers of two runtimes.
await ensureTools(at('tests', 'edge'))
const { openBrowsers } = await import('./lib/browsers.mjs')
const { openWorkshop } = await import('./lib/workshop.mjs')
const { tableOf, writeTable } = await import('./lib/table.mjs')
const { builds } = await import('./rows/builds.mjs')
const { pages } = await import('./rows/pages.mjs')
const { libraries, runtimes } = await import('./rows/runtimes.mjs')
const { types } = await import('./rows/types.mjs')

const flag = { type: 'boolean', default: false }
const { values, positionals: words } = parseArgs({ options: { keep: flag, leave: flag }, allowPositionals: true })
const rows = [...runtimes, ...builds, ...pages, ...libraries, ...types].filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())),
)

const [workshop, browsers] = await Promise.all([openWorkshop(), openBrowsers()])
const steps = new Steps()
const outcomes = []
try {
  for (const row of rows) {
    const version = row.version ?? workshop.versions[row.tool]?.replace(/^npm:.*@/, '') ?? ''
    const outcome = { name: row.name, version, results: [] }
    outcome.passed = await steps.run(row.name, async () => {
      outcome.results = await row.try({ ...workshop, browsers })
      const failures = outcome.results.flatMap(({ browser, failures }) =>
        failures.map((failure) => (browser ? `${browser}: ${failure}` : failure)),
      )
      if (failures.length > 0) throw new Error(failures.join('\n').slice(0, 10_000))
    })
    outcomes.push(outcome)
  }
} finally {
  await browsers.close()
  if (values.leave) console.log(workshop.folder)
  else await workshop.close()
}
console.log(`\n${tableOf(outcomes)}\n`)
if (words.length === 0 && !values.keep) await writeTable(outcomes)
// Continuous integration needs all browsers, so a missing one fails there; elsewhere it is named.
for (const { name, reason } of browsers.missing) {
  if (process.env.CI) await steps.run(name, () => Promise.reject(new Error(reason)))
  else console.log(`not tested: ${name}: ${reason}`)
}
steps.finish()
process.exit()
