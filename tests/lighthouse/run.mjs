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

const RUNS = 5
const VIEWS = ['convert', 'validate', 'form', 'webhook']
/** The index of the slowest fast desktop, which Lighthouse's slowdown of 4 makes a phone: its docs/throttling.md. */
const PHONE_INDEX = 1500 / 4
/** The lowest score of each category. */
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`
/** The audits that are shown, and how. */
const FIGURES = {
  'first-contentful-paint': { title: 'first paint', show: seconds },
  'largest-contentful-paint': { title: 'largest paint', show: seconds },
  'total-blocking-time': { title: 'blocked', show: (milliseconds) => `${Math.round(milliseconds)} ms` },
  'cumulative-layout-shift': { title: 'shift', show: (shift) => shift.toFixed(3) },
  'total-byte-weight': { title: 'transferred', show: (bytes) => `${Math.round(bytes / 1000)} KB` },
}

await ensurePackages()
await ensureTools(at('tests', 'lighthouse'))
const { auditFlowArtifacts, defaultConfig, desktopConfig, startFlow } = await import('lighthouse')
const PRESETS = { mobile: defaultConfig, desktop: desktopConfig }

await run('npm', ['run', 'build:www'])
const server = await serve({ '/': page })
const browser = await openChromium()
const rows = []
const missed = []
/** The tools, as a report names them. */
let tools
try {
  for (const view of VIEWS) for (const preset of Object.keys(PRESETS)) await measure(view, preset)
  await writeFile(at('www', 'LIGHTHOUSE.md'), report())
} finally {
  await browser.close()
  server.close()
}
for (const goal of missed) console.log(`NOT reached: ${goal}`)
process.exitCode = missed.length > 0 ? 1 : 0

async function measure(view, preset) {
  const results = []
  for (let run = 0; run < RUNS; run += 1) results.push(await once(view, preset))
  const median = (figureOf) => results.map(figureOf).sort((a, b) => a - b)[Math.floor(RUNS / 2)]
  const scores = Object.entries(GOALS).map(([category, goal]) => {
    const score = median(({ categories }) => Math.round(categories[category].score * 100))
    if (score < goal) missed.push(`${view}, ${preset}: ${category} ${score}`)
    return score
  })
  const figures = Object.entries(FIGURES).map(([id, { show }]) => show(median(({ audits }) => audits[id].numericValue)))
  const index = Math.round(median(({ environment }) => environment.benchmarkIndex))
  rows.push(line([view, preset, ...scores, ...figures, index]))
  console.log(rows.at(-1))
}

/** Returns the report of Lighthouse. Each run begins with nothing stored. */
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
  tools = `Lighthouse ${lhr.lighthouseVersion}, ${lhr.environment.hostUserAgent.match(/Chrome\/\d+/)[0].replace('/', ' ')}`
  return lhr
}

/** Writes the page of the figures. */
function report() {
  const goals = Object.entries(GOALS).map((goal) => goal.join(' '))
  const columns = ['view', 'preset', 'performance', 'accessibility', 'best practices', 'SEO']
  const figures = Object.values(FIGURES).map(({ title }) => title)
  const titles = [...columns, ...figures, "machine's index"]
  return `# The page, measured by Lighthouse

Written by \`npm run long -- lighthouse\`: ${tools}, the median of ${RUNS} runs each, on
${new Date().toISOString().slice(0, 10)}. Mobile is Lighthouse's phone on a slow network, simulated: its processor has
the index ${PHONE_INDEX}, whatever this machine's is. Nothing is stored before a run.

Goals: ${goals.join(', ')}. ${missed.length === 0 ? 'All are reached.' : `NOT reached: ${missed.join('; ')}.`}

${line(titles)}
|${'---|'.repeat(titles.length)}
${rows.join('\n')}
`
}

function line(cells) {
  return `| ${cells.join(' | ')} |`
}
