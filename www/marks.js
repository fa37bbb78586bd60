/**
 * The sheet beneath a text area: the same text, invisible, with a mark at each stretch that there is something to
 * say about.
 */

/**
 * @typedef {object} Mark
 * @property {number} start
 * @property {number} end
 * @property {string} kind  one of KINDS
 */

/** Where stretches overlap, the first of these shows. */
const KINDS = ['error', 'warning', 'info', 'gone', 'edited', 'moved']

/** @param {string} text */
export function lineNumbers(text) {
  const lines = text.split('\n').length
  return Array.from({ length: lines }, (_, at) => at + 1).join('\n')
}

/**
 * @param {string} text
 * @param {(Mark | undefined)[]} marks
 */
export function markedText(text, marks) {
  const sheet = document.createDocumentFragment()
  let done = 0
  for (const piece of pieces(marks)) {
    sheet.append(text.slice(done, piece.start), marked(text, piece))
    done = piece.end
  }
  // A last line that is empty needs something on it to have a height.
  sheet.append(`${text.slice(done)}\n`)
  return sheet
}

/** The element of a mark, which may begin inside another one. */
export function markAt(sheet, at) {
  return sheet.querySelector(`mark[data-first~="${at}"]`)
}

/**
 * Marks may lie inside one another: cut into pieces that do not, each of the kind that shows and with the marks that
 * begin there. A place between two characters is a piece of its own.
 * @param {(Mark | undefined)[]} marks
 */
function pieces(marks) {
  const spans = marks.flatMap((mark, at) => (mark ? [{ ...mark, at }] : [])).sort((a, b) => a.start - b.start)
  const cuts = [...new Set(spans.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b)
  let open = []
  let next = 0
  return cuts.flatMap((start, n) => {
    const begun = next
    while (next < spans.length && spans[next].start === start) next += 1
    const beginning = spans.slice(begun, next)
    open = [...open, ...beginning].filter((it) => start < it.end)
    const points = beginning.filter((it) => it.end === start)
    return [...piece(start, start, points), ...piece(start, cuts[n + 1], open)]
  })
}

function piece(start, end, covering) {
  if (covering.length === 0) return []
  const kind = KINDS.find((kind) => covering.some((it) => it.kind === kind))
  const first = covering.filter((it) => it.start === start).map(({ at }) => at)
  return [{ start, end, kind, first }]
}

function marked(text, { start, end, kind, first }) {
  const element = document.createElement('mark')
  element.className = kind
  element.dataset.first = first.join(' ')
  element.textContent = text.slice(start, end)
  return element
}
