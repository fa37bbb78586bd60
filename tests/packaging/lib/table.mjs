/** The table of tested platforms: printed, and written into docs/guides/platforms.md between its markers. */
import { writePart } from '../../lib/readme.mjs'

/** Platforms that are not available here. */
const UNTESTED = ['Safari', 'Next.js with webpack: edge route (this version builds none)']

/** Writes the table into that page, with the date. `npm run build` copies the page into the package. */
export async function writeTable(outcomes) {
  const day = new Date().toISOString().slice(0, 10)
  const text = `${tableOf(outcomes)}\n\nLast run on ${day}, from the packed tarball.`
  await writePart('docs/guides/platforms.md', 'packaging', text)
}

export function tableOf(outcomes) {
  const browsers = outcomes.flatMap(({ results }) => results.map(({ browser }) => browser ?? ''))
  const untested = browsers.some((name) => name.startsWith('WebKit')) ? UNTESTED : ['WebKit', ...UNTESTED]
  return [
    '| where | version | result |',
    '|---|---|---|',
    ...outcomes.map((outcome) => `| ${outcome.name} | ${outcome.version} | ${seen(outcome)} |`),
    ...untested.map((name) => `| ${name} | | untested |`),
  ].join('\n')
}

function seen({ passed, results }) {
  if (!passed) return '**no**'
  const browsers = results.map(({ browser }) => browser).filter(Boolean)
  const cases = results.find((result) => result.cases)?.cases
  const what = results.find((result) => result.what)?.what
  return [what, cases && `${cases} cases`, browsers.length > 0 && `in ${browsers.join(', ')}`].filter(Boolean).join(' ')
}
