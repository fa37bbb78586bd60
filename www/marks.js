/**
 * The sheet beneath the text area: the same text, invisible, with a mark at the exact span of each finding.
 */

/** @typedef {import('order-contract').Problem} Problem */

const SEVERITIES = ['error', 'warning', 'info']

/** @param {string} text */
export function lineNumbers(text) {
  const lines = text.split('\n').length
  return Array.from({ length: lines }, (_, at) => at + 1).join('\n')
}

/**
 * @param {string} text
 * @param {Problem[]} problems
 */
export function markedText(text, problems) {
  const sheet = document.createDocumentFragment()
  let done = 0
  for (const { start, end, severity, first } of pieces(problems)) {
    sheet.append(text.slice(done, start), mark(text.slice(start, end), severity, first))
    done = end
  }
  // A last line that is empty needs something on it to have a height.
  sheet.append(`${text.slice(done)}\n`)
  return sheet
}

/** The mark of a finding, which may begin inside another one's. */
export function markAt(sheet, at) {
  return sheet.querySelector(`mark[data-first~="${at}"]`)
}

/**
 * Findings may lie inside one another: cut into pieces that do not, each with its worst severity and the
 * findings that begin there. An empty span, at the end of a text that ends early, is a piece of its own.
 * @param {Problem[]} problems
 */
function pieces(problems) {
  const spans = problems.flatMap(({ span, severity }, at) => (span ? [{ ...span, severity, at }] : []))
  const cuts = [...new Set(spans.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b)
  return cuts.flatMap((start, i) => {
    const covering = spans.filter((it) => it.start <= start && (start < it.end || start === it.start))
    if (covering.length === 0) return []
    const end = covering.every((it) => it.start === it.end) ? start : cuts[i + 1]
    const first = covering.filter((it) => it.start === start).map(({ at }) => at)
    return [{ start, end, severity: worst(covering), first }]
  })
}

/** @param {{ severity: string }[]} findings */
const worst = (findings) => SEVERITIES.find((it) => findings.some(({ severity }) => severity === it))

/**
 * @param {string} text
 * @param {string} severity
 * @param {number[]} first
 */
function mark(text, severity, first) {
  const element = document.createElement('mark')
  element.className = severity
  element.dataset.first = first.join(' ')
  element.textContent = text
  return element
}
