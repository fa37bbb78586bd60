/**
 * The view "Validate": takes what is chosen and typed, has it checked, shows the report, and makes safe fixes.
 * What a finding looks like is said by findings.js and marks.js.
 */
import { offerSamples, offerShapes } from './choices.js'
import { byId, counted, element, prose } from './elements.js'
import { findingItem, isSafe } from './findings.js'
import { Pane } from './pane.js'
import { samples } from './samples.js'
import { timed } from './timed.js'
import { atRest, tell } from './verdict.js'

/** @typedef {import('order-contract').Report} Report */
/** @typedef {import('order-contract').Problem} Problem */

const [choices, sample, shape, version, level, draft] = ['choices', 'sample', 'shape', 'version', 'level', 'draft'].map(
  byId,
)
const [verdict, speed, fixAll, headers, findings, notes] = [
  'verdict',
  'speed',
  'fix-all',
  'headers',
  'findings',
  'notes',
].map(byId)
const pane = new Pane(byId('text'))

/** @type {typeof import('order-contract')} */
let contract

/** @type {Problem[]} */
let problems = []

/** @param {typeof import('order-contract')} loaded */
export function startValidation(loaded) {
  contract = loaded
  offerSamples(sample, samples)
  offerShapes(shape)
  choices.addEventListener('submit', (event) => event.preventDefault())
  choices.addEventListener('input', ({ target }) => {
    if (target === sample) pick(samples[sample.value])
    headers.replaceChildren()
    check()
  })
  pane.text.addEventListener('input', check)
  fixAll.addEventListener('click', mendAll)
  document.addEventListener('selectionchange', pointOut)
  pick(samples[0])
  return check
}

/** @param {import('./samples.js').Sample} chosen */
function pick(chosen) {
  shape.value = chosen.shape
  version.value = chosen.version
  pane.value = chosen.text
}

const options = () => ({ version: version.value, level: level.value, draft: draft.checked })

function check() {
  const input = pane.value
  if (input.trim() === '' && !shape.value.endsWith('-query')) {
    showNothing()
    return
  }
  const ask = () => contract.validate(shape.value, input, options())
  show(ask())
  atRest('speed', () => {
    speed.textContent = timed('Checked', ask)
  })
}

function showNothing() {
  atRest('speed', () => {})
  problems = []
  pane.draw([])
  findings.replaceChildren()
  notes.replaceChildren()
  headers.replaceChildren()
  fixAll.hidden = true
  speed.textContent = ''
  conclude('Nothing to check yet: paste a document, or pick a sample.', '')
}

/** @param {Report} report */
function show(report) {
  problems = report.problems
  pane.draw(problems.map(({ span, severity }) => span && { ...span, kind: severity }))
  findings.replaceChildren(
    ...problems.map((problem, at) =>
      findingItem(
        problem,
        () => pane.goTo(at),
        () => mend(problem),
      ),
    ),
  )
  fixAll.hidden = !problems.some(isSafe)
  if (problems.some(({ fix }) => fix?.headers)) headers.replaceChildren()
  const more = report.truncated ? ['There are more findings than are listed here.'] : []
  notes.replaceChildren(...[...more, ...report.assumptions].map((words) => element('li', '', ...prose(words))))
  conclude(summary(report), report.valid ? 'valid' : 'invalid')
  pointOut()
}

/**
 * @param {string} words
 * @param {'valid' | 'invalid' | ''} kind
 */
function conclude(words, kind) {
  tell(verdict, words, kind)
  pane.text.setAttribute('aria-invalid', String(kind === 'invalid'))
}

/** @param {Report} report */
function summary({ valid, problems: found, truncated }) {
  const count = (severity, many) =>
    counted(found.filter((it) => it.severity === severity).length, severity, many ?? severity)
  const counts = [...count('error', 'errors'), ...count('warning', 'warnings'), ...count('info')]
  const told = counts.length === 0 ? 'nothing found' : `${counts.join(', ')}${truncated ? ' and more' : ''}`
  return `${valid ? 'Valid' : 'Not valid'}: ${told}.`
}

/** @param {Problem} problem */
function mend({ code, fix }) {
  const { headers: all } = contract.applyFixes(shape.value, pane.value, { ...options(), only: [code] })
  showHeaders(Object.fromEntries(Object.entries(all).filter(([name]) => fix.headers?.includes(name))))
  pane.become(edited(pane.value, fix.edits))
}

/**
 * @param {string} text
 * @param {import('order-contract').Edit[]} edits  ascending
 */
function edited(text, edits) {
  return edits.reduceRight((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), text)
}

function mendAll() {
  const fixed = contract.applyFixes(shape.value, pane.value, options())
  showHeaders(fixed.headers)
  pane.become(fixed.output)
}

/** What was taken out of the body to travel in a header is not lost. @param {Record<string, string>} sent */
function showHeaders(sent) {
  const lines = Object.entries(sent).map(([name, value]) =>
    element('p', '', 'Send with it the header ', element('code', '', `${name}: ${value}`)),
  )
  if (lines.length > 0) headers.replaceChildren(...lines)
}

/** The findings where the caret stands are pointed out in the list. */
function pointOut() {
  problems.forEach((_, at) => {
    findings.children[at].toggleAttribute('data-here', pane.isAt(at))
  })
}
