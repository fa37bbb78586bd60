/** Writes the page of the figures. */
export function report(rows, { runs, goals, phone }) {
  const [{ browser, lighthouse }] = rows
  const missed = rows.flatMap((row) => missedBy(row, goals))
  return `# The page, measured by Lighthouse

Written by \`npm run long -- lighthouse\`: Lighthouse ${lighthouse}, ${browser.replace('/', ' ')}, the median of ${runs} runs each, on
${new Date().toISOString().slice(0, 10)}. Mobile is Lighthouse's phone on a slow network, simulated: its processor has
the index ${phone}, whatever this machine's is. Nothing is stored before a run.

Goals: ${Object.entries(goals)
    .map(([category, goal]) => `${category} ${goal}`)
    .join(', ')}. ${missed.length === 0 ? 'All are reached.' : `NOT reached: ${missed.join('; ')}.`}

| view | preset | performance | accessibility | best practices | SEO | first paint | largest paint | blocked | shift | transferred | machine's index |
|---|---|---|---|---|---|---|---|---|---|---|---|
${rows.map(line).join('\n')}
`
}

/** Names the goals that a row misses, with its scores. */
export function missedBy({ view, preset, scores }, goals) {
  return Object.entries(goals)
    .filter(([category, goal]) => scores[category] < goal)
    .map(([category]) => `${view}, ${preset}: ${category} ${scores[category]}`)
}

function line({ view, preset, scores, figures }) {
  const { performance, accessibility, 'best-practices': practices, seo } = scores
  const cells = [
    view,
    preset,
    performance,
    accessibility,
    practices,
    seo,
    seconds(figures['first paint']),
    seconds(figures['largest paint']),
    `${Math.round(figures.blocked)} ms`,
    figures.shift.toFixed(3),
    `${Math.round(figures.bytes / 1000)} KB`,
    Math.round(figures.index),
  ]
  return `| ${cells.join(' | ')} |`
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`
