/**
 * The page: takes what is chosen and typed, has it checked, and shows the report. What a finding looks like is
 * said by findings.js and marks.js.
 */
import { findingItem } from './findings.js'
import { lineNumbers, markAt, markedText } from './marks.js'
import { samples } from './samples.js'
import { timed } from './timed.js'

/** @typedef {import('order-contract').Report} Report */
/** @typedef {import('order-contract').Problem} Problem */

const byId = (id) => /** @type {any} */ (document.getElementById(id))
const [choices, sample, shape, version, level, draft] = ['choices', 'sample', 'shape', 'version', 'level', 'draft'].map(
  byId,
)
const [text, marks, numbers, verdict, speed, findings, notes, spoken] = [
  'text',
  'marks',
  'numbers',
  'verdict',
  'speed',
  'findings',
  'notes',
  'spoken',
].map(byId)

/** How long typing must rest before the verdict is said aloud and the check is timed. */
const REST = 600

/** @type {Problem[]} */
let problems = []

/** @param {typeof import('order-contract')} contract */
function start({ validate }) {
  fillSamples()
  const update = () => check(validate)
  choices.addEventListener('submit', (event) => event.preventDefault())
  sample.addEventListener('change', () => {
    pick(samples[sample.value])
    update()
  })
  for (const choice of [shape, version, level, draft]) choice.addEventListener('change', update)
  text.addEventListener('input', update)
  document.addEventListener('selectionchange', pointOut)
  pick(samples[0])
  update()
}

function fillSamples() {
  for (const kind of new Set(samples.map((it) => it.kind))) {
    const group = document.createElement('optgroup')
    group.label = kind
    samples.forEach((it, at) => {
      if (it.kind === kind) group.append(new Option(it.name, String(at)))
    })
    sample.append(group)
  }
}

/** @param {import('./samples.js').Sample} chosen */
function pick(chosen) {
  shape.value = chosen.shape
  version.value = chosen.version
  text.value = chosen.text
}

/** @param {typeof import('order-contract').validate} validate */
function check(validate) {
  const input = text.value
  numbers.textContent = lineNumbers(input)
  if (input.trim() === '' && !shape.value.endsWith('-query')) {
    showNothing()
    return
  }
  const options = { version: version.value, level: level.value, draft: draft.checked }
  const ask = () => validate(shape.value, input, options)
  show(input, ask())
  atRest('speed', () => {
    speed.textContent = timed(ask)
  })
}

function showNothing() {
  atRest('speed', () => {})
  problems = []
  marks.replaceChildren()
  findings.replaceChildren()
  notes.replaceChildren()
  speed.textContent = ''
  tell('Nothing to check yet: paste a document, or pick a sample.', '')
}

/**
 * @param {string} input
 * @param {Report} report
 */
function show(input, report) {
  problems = report.problems
  marks.replaceChildren(markedText(input, problems))
  findings.replaceChildren(...problems.map((problem, at) => findingItem(problem, () => goTo(at))))
  const more = report.truncated ? ['There are more findings than are listed here.'] : []
  notes.replaceChildren(...[...more, ...report.assumptions].map(note))
  tell(summary(report), report.valid ? 'valid' : 'invalid')
  pointOut()
}

/** @param {string} words */
function note(words) {
  const item = document.createElement('li')
  item.textContent = words
  return item
}

/** @param {Report} report */
function summary({ valid, problems: found, truncated }) {
  const counts = ['error', 'warning', 'info'].flatMap((severity) => {
    const count = found.filter((it) => it.severity === severity).length
    const plural = count === 1 || severity === 'info' ? severity : `${severity}s`
    return count === 0 ? [] : [`${count} ${plural}`]
  })
  const told = counts.length === 0 ? 'nothing found' : `${counts.join(', ')}${truncated ? ' and more' : ''}`
  return `${valid ? 'Valid' : 'Not valid'}: ${told}.`
}

const waiting = new Map()

/** Does something when the typing rests; the same `task` asked for again before that starts anew. */
function atRest(task, act) {
  clearTimeout(waiting.get(task))
  waiting.set(task, setTimeout(act, REST))
}

/**
 * Shown at once, and said aloud when the typing rests.
 * @param {string} words
 * @param {'valid' | 'invalid' | ''} kind
 */
function tell(words, kind) {
  verdict.textContent = words
  verdict.className = kind
  text.setAttribute('aria-invalid', String(kind === 'invalid'))
  atRest('speech', () => {
    if (spoken.textContent !== words) spoken.textContent = words
  })
}

/** @param {number} at  which finding */
function goTo(at) {
  const { span } = problems[at]
  if (!span) return
  text.focus({ preventScroll: true })
  text.setSelectionRange(span.start, span.end)
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  markAt(marks, at)?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior })
}

/** The findings where the caret stands are pointed out in the list. */
function pointOut() {
  const caret = document.activeElement === text ? text.selectionStart : -1
  problems.forEach(({ span }, at) => {
    const here = span !== undefined && span.start <= caret && caret <= span.end
    findings.children[at].toggleAttribute('data-here', here)
  })
}

try {
  start(await import('order-contract'))
} catch (error) {
  console.error(error)
  tell('The package could not be loaded. Is it built? `npm run build` makes it.', 'invalid')
}
