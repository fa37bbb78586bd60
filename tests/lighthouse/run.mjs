/**
 * `npm run long -- lighthouse`: runs Lighthouse on every view of the built page, for phones and for desktops, and writes the
 * medians of five runs to www/LIGHTHOUSE.md. Fails if a goal is missed. It takes some minutes on a machine without other
 * work.
 */
import { writeFile } from 'node:fs/promises'
import { ensurePackages, ensureTools } from '../../scripts/lib/install.mjs'
import { buildPage, page } from '../../scripts/lib/page.mjs'
import { at } from '../../scripts/lib/paths.mjs'
import { openChromium } from '../lib/browsers.mjs'
import { serve } from '../lib/server.mjs'
import { medianOf } from './median.mjs'
import { missedBy, report } from './report.mjs'

const RUNS = 5
const VIEWS = ['convert', 'validate', 'form', 'webhook']
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

await ensurePackages()
await ensureTools(at('tests', 'lighthouse'))
const { default: lighthouse, desktopConfig } = await import('lighthouse')
const PRESETS = { mobile: undefined, desktop: desktopConfig }

await buildPage()
const server = await serve({ '/': page }, { cached: true })
const browser = await openChromium()
const rows = []
try {
  for (const view of VIEWS) for (const preset of Object.keys(PRESETS)) rows.push(await measure(view, preset))
} finally {
  await browser.close()
  server.close()
}
await writeFile(at('www', 'LIGHTHOUSE.md'), report(rows, { runs: RUNS, goals: GOALS }))
const missed = rows.flatMap((row) => missedBy(row, GOALS))
for (const line of missed) console.log(`NOT reached: ${line}`)
process.exitCode = missed.length > 0 ? 1 : 0

async function measure(view, preset) {
  const results = []
  for (let run = 0; run < RUNS; run += 1) results.push(await once(view, PRESETS[preset]))
  const row = { view, preset, ...medianOf(results) }
  console.log(view, preset, JSON.stringify(row.scores), JSON.stringify(row.figures))
  return row
}

/** Each run begins with nothing stored. */
async function once(view, config) {
  const { port } = new URL(browser.wsEndpoint())
  const { lhr } = await lighthouse(`${server.url}#${view}`, { port: Number(port), logLevel: 'error' }, config)
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
    },
  }
}
