/**
 * `npm run long -- lighthouse`: runs Lighthouse on every view of the built page, for phones and for desktops, and writes the
 * medians of five runs to www/LIGHTHOUSE.md. Fails if a goal is missed. It takes some minutes on a machine without other
 * work.
 *
 * Lighthouse makes a phone of this machine's processor by slowing it down. By default it assumes a fast desktop; here the
 * index that it measures during each run sets the slowdown, so that a slow machine and a fast one are the same phone.
 */
import { writeFile } from 'node:fs/promises'
import { ensurePackages, ensureTools } from '../../scripts/lib/install.mjs'
import { at, page } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { openChromium } from '../lib/browsers.mjs'
import { serve } from '../lib/server.mjs'
import { missedBy, report } from './report.mjs'

const RUNS = 5
const VIEWS = ['convert', 'validate', 'form', 'webhook']
/** The index of the slowest fast desktop, which Lighthouse's slowdown of 4 makes a phone: its docs/throttling.md. */
const PHONE_INDEX = 1500 / 4
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

await ensurePackages()
await ensureTools(at('tests', 'lighthouse'))
const { auditFlowArtifacts, defaultConfig, desktopConfig, startFlow } = await import('lighthouse')
const PRESETS = { mobile: defaultConfig, desktop: desktopConfig }

await run('npm', ['run', 'build:www'])
const server = await serve({ '/': page }, { cached: true })
const browser = await openChromium()
const rows = []
try {
  for (const view of VIEWS) for (const preset of Object.keys(PRESETS)) rows.push(await measure(view, preset))
} finally {
  await browser.close()
  server.close()
}
await writeFile(at('www', 'LIGHTHOUSE.md'), report(rows, { runs: RUNS, goals: GOALS, phone: PHONE_INDEX }))
const missed = rows.flatMap((row) => missedBy(row, GOALS))
for (const line of missed) console.log(`NOT reached: ${line}`)
process.exitCode = missed.length > 0 ? 1 : 0

async function measure(view, preset) {
  const results = []
  for (let run = 0; run < RUNS; run += 1) results.push(await once(view, preset))
  const row = { view, preset, ...medianOf(results) }
  console.log(view, preset, JSON.stringify(row.scores), JSON.stringify(row.figures))
  return row
}

/** Each run begins with nothing stored. */
async function once(view, preset) {
  const page = await browser.newPage()
  const flow = await startFlow(page, { config: PRESETS[preset] })
  await flow.navigate(`${server.url}#${view}`)
  await page.close()
  const gathered = flow.createArtifactsJson()
  const [{ artifacts }] = gathered.gatherSteps
  // What is simulated is computed from what was gathered, and both must have the same settings.
  if (preset === 'mobile')
    artifacts.settings.throttling.cpuSlowdownMultiplier = Math.max(1, artifacts.BenchmarkIndex / PHONE_INDEX)
  const { settings } = artifacts
  const [{ lhr }] = (await auditFlowArtifacts(gathered, { ...PRESETS[preset], settings })).steps
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
  const figure = (id) => lhr.audits[id].numericValue
  const percent = ([category, { score }]) => [category, Math.round(score * 100)]
  return {
    browser: lhr.environment.hostUserAgent.match(/Chrome\/\d+/)[0],
    lighthouse: lhr.lighthouseVersion,
    scores: Object.fromEntries(Object.entries(lhr.categories).map(percent)),
    figures: {
      'first paint': figure('first-contentful-paint'),
      'largest paint': figure('largest-contentful-paint'),
      blocked: figure('total-blocking-time'),
      shift: figure('cumulative-layout-shift'),
      bytes: figure('total-byte-weight'),
      index: lhr.environment.benchmarkIndex,
    },
  }
}

/** Returns the median of each figure over several runs. */
function medianOf(results) {
  const each = (part) =>
    Object.fromEntries(Object.keys(results[0][part]).map((name) => [name, middle(results.map((it) => it[part][name]))]))
  return { ...results[0], scores: each('scores'), figures: each('figures') }
}

function middle(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
