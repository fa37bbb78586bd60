/**
 * The view "Convert": a document from one version to the other as it is typed, and back with the complement.
 * What it looks like is said by outcome.js, findings.js and marks.js.
 */
import { offerSamples, offerShapes } from './choices.js'
import { byId, counted } from './elements.js'
import { findingItem } from './findings.js'
import { outcomeLists } from './outcome.js'
import { Pane } from './pane.js'
import { conversions } from './samples.js'
import { timed } from './timed.js'
import { atRest, say, tell } from './verdict.js'

/** @typedef {import('order-contract').Conversion<string>} Conversion */

const [choices, sample, shape, from, to, back] = [
  'convert-choices',
  'convert-sample',
  'convert-shape',
  'from',
  'to',
  'back',
].map(byId)
const [payoutUrl, approvalState, withComplement] = ['payout-url', 'approval-state', 'with-complement'].map(byId)
const [verdict, speed, legend, copy, refusal, outcome] = [
  'outcome',
  'convert-speed',
  'legend',
  'copy',
  'refusal',
  'outcome-lists',
].map(byId)
const input = new Pane(byId('input'))
const output = new Pane(byId('output'))

/** @type {typeof import('order-contract')} */
let contract

/** @type {Conversion | undefined} */
let conversion

/** What the conversion before left for the way back. @type {import('order-contract').Complement | null} */
let held = null

/** @param {typeof import('order-contract')} loaded */
export function startConversion(loaded) {
  contract = loaded
  offerSamples(sample, conversions)
  offerShapes(shape)
  choices.addEventListener('submit', (event) => event.preventDefault())
  choices.addEventListener('input', ({ target }) => {
    if (target === sample) pick(conversions[sample.value])
    if ([shape, from, to].includes(target)) hold(null)
    update()
  })
  input.text.addEventListener('input', update)
  back.addEventListener('click', convertBack)
  copy.addEventListener('click', copyOutput)
  pick(conversions[0])
  return update
}

/** @param {import('./samples.js').Sample} chosen */
function pick(chosen) {
  shape.value = chosen.shape
  from.value = chosen.version
  to.selectedIndex = 1 - from.selectedIndex
  input.value = chosen.text
  hold(null)
}

/** A complement belongs to one document, one shape and two versions. */
function hold(complement) {
  held = complement
  withComplement.checked = true
}

function convertBack() {
  const { output: text, complement } = conversion
  const version = from.value
  from.value = to.value
  to.value = version
  input.value = text
  hold(complement)
  update()
}

const holdsPayout = () => shape.value.startsWith('order') && !/request|created|query/.test(shape.value)
const asksForState = () => ['product', 'product-list'].includes(shape.value) && from.value < to.value

function options() {
  return {
    from: from.value,
    to: to.value,
    payoutUrl: payoutUrl.value,
    fill: asksForState() && approvalState.value !== '' ? { '/approval_state': approvalState.value } : undefined,
    complement: withComplement.checked ? held : null,
  }
}

function update() {
  payoutUrl.parentElement.hidden = !holdsPayout()
  approvalState.parentElement.hidden = !asksForState()
  withComplement.parentElement.hidden = held === null
  if (input.value.trim() === '' && !shape.value.endsWith('-query')) {
    clear('Nothing to convert yet: paste a document, or pick a sample.', '')
    return
  }
  const ask = () => contract.convert(shape.value, input.value, options())
  const mistake = attempt(() => show(ask()))
  payoutUrl.setAttribute('aria-invalid', String(mistake !== undefined))
  if (mistake !== undefined) {
    clear(mistake, 'invalid')
    return
  }
  atRest('speed', () => {
    speed.textContent = timed(conversion?.ok ? 'Converted' : 'Read', ask)
  })
}

/** What is wrong with the options: only where the URL stands can be mistyped. */
function attempt(act) {
  try {
    act()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return error.message
  }
}

/** @param {Conversion} made */
function show(made) {
  conversion = made
  if (made.ok) showConverted(made)
  else showRefused(made.problems)
}

/** @param {Extract<Conversion, { ok: true }>} converted */
function showConverted(converted) {
  const { changes, edits } = converted
  const moved = (span) => span && { ...span, kind: 'moved' }
  output.value = converted.output
  input.draw([...changes.map(({ fromSpan }) => moved(fromSpan)), ...edits.map(taken)])
  output.draw([...changes.map(({ toSpan }) => moved(toSpan)), ...written(edits)])
  refusal.replaceChildren()
  const titles = new Map(contract.changelog({ from: from.value, to: to.value }).map(({ id, title }) => [id, title]))
  const goTo = { input: (at) => input.goTo(at), output: (at) => output.goTo(at) }
  outcome.replaceChildren(...outcomeLists(converted, titles, goTo))
  conclude(summary(converted), converted.losses.length + converted.gaps.length > 0 ? 'partial' : 'valid')
}

/** @param {import('order-contract').Problem[]} problems */
function showRefused(problems) {
  output.value = ''
  output.draw([])
  input.draw(problems.map(({ span, severity }) => span && { ...span, kind: severity }))
  refusal.replaceChildren(...problems.map((problem, at) => findingItem(problem, () => input.goTo(at))))
  outcome.replaceChildren()
  conclude(`Refused: ${counted(problems.length, 'problem', 'problems')}. Nothing was converted.`, 'invalid')
}

/**
 * @param {string} words
 * @param {'invalid' | ''} kind
 */
function clear(words, kind) {
  atRest('speed', () => {})
  conversion = undefined
  speed.textContent = ''
  output.value = ''
  for (const pane of [input, output]) pane.draw([])
  refusal.replaceChildren()
  outcome.replaceChildren()
  conclude(words, kind)
}

function conclude(words, kind) {
  tell(verdict, words, kind)
  back.disabled = copy.disabled = !conversion?.ok
  legend.hidden = !conversion?.ok || conversion.edits.length === 0
  input.text.setAttribute('aria-invalid', String(conversion?.ok === false))
}

/** An edit where it was made. */
const taken = ({ start, end, text }) => ({ start, end, kind: text === '' ? 'gone' : 'edited' })

/** Edits where they have led to. @param {import('order-contract').Edit[]} edits */
function written(edits) {
  let shift = 0
  return edits.map((edit) => {
    const start = edit.start + shift
    const end = start + edit.text.length
    shift = end - edit.end
    return { ...taken(edit), start, end }
  })
}

/** @param {Extract<Conversion, { ok: true }>} converted */
function summary({ output: text, changes, losses, gaps }) {
  const counts = [
    ...counted(changes.length, 'change', 'changes'),
    ...counted(losses.length, 'loss', 'losses'),
    ...counted(gaps.length, 'gap', 'gaps'),
  ]
  const told = counts.length === 0 ? 'nothing has to change' : counts.join(', ')
  return `${text === input.value ? 'Unchanged' : 'Converted'}: ${told}.`
}

async function copyOutput() {
  try {
    await navigator.clipboard.writeText(conversion.output)
    copied('Copied')
  } catch {
    output.text.focus()
    output.text.select()
    copied(document.execCommand('copy') ? 'Copied' : 'Selected: copy it')
  }
}

/** @param {string} words */
function copied(words) {
  copy.textContent = words
  say(words)
  atRest('copied', () => {
    copy.textContent = 'Copy'
  })
}
