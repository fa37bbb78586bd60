/** What the view Form holds: what is typed in the form of a version, the document it sends, and what is found in that. */
import { computed, signal } from '@preact/signals'
import type { JsonValue, Problem, Report, Version } from 'order-contract'
import { contract, isReady, running, startBoth } from '../../app/core.js'
import { keepDraft } from '../../app/drafts.js'
import type { ViewName } from '../../app/first.js'
import type { Shared } from '../../app/given.js'
import { give } from '../../app/given.js'
import { valuesIn } from '../../app/json.js'
import { closeNotice, type Notice, notice, puttingBack } from '../../app/notice.js'
import { isFatal, read } from '../../app/reading.js'
import { patternOf, usual } from '../../app/words.js'
import { plain } from '../../editor/edits.js'
import { Lines } from '../../editor/lines.js'
import { openIn } from '../../frame/source.js'
import { misfitIn, openElsewhere } from '../misfit.js'
import { beneath, type Place, sentOf } from './fields.js'

export const SHAPE = 'order-request'

interface Held {
  version: Version
  typed: JsonValue
  /** Whether the whole order has been checked: from then on, what is missing is reported too. */
  isChecked: boolean
}

const anew = (version: Version): Held => ({ version, typed: null, isChecked: false })

export const held = signal(anew(usual))

export function hold(change: Partial<Held>): void {
  held.value = { ...held.value, ...change }
}

/** A line of the request. */
export type Line = readonly [number: number | string, text: string]

/** The form: its description, what it sends, where that is, and what is wrong with it. Undefined until the core has started. */
export const form = computed(() => {
  if (!running.check.value) return undefined
  const { version, typed } = held.value
  const given = contract.describe(SHAPE, { version })
  const root: Place = { given, typed, type: (typed) => hold({ typed }), asked: true, at: '', to: '' }
  const text = JSON.stringify(sentOf(root), null, 2)
  const lined = new Lines(text)
  const places = valuesIn(text).map(
    ({ path, start, end }) => [path.reduce<string>(beneath, ''), lined.of({ from: start, to: end })] as const,
  )
  const lines = text.split('\n').map((text, index): Line => [index + 1, text])
  const { problems } = contract.validate(SHAPE, text, { version, mask: false, names: 'label' })
  return { root, text, lines, places: new Map(places), problems }
})

/** The lines of a value, by its pointer. */
export function linesAt(pointer: string): Line[] {
  const [first = 0, last = -1] = form.value?.places.get(pointer) ?? []
  return form.value?.lines.slice(first, last + 1) ?? []
}

export const isError = ({ severity }: Problem) => severity === 'error'

export const isMissing = ({ code }: Problem) => code === 'required' || code === 'empty'

/** The problems in a value, those of its members as well. */
export const problemsIn = (pointer: string): Problem[] =>
  form.value?.problems.filter((it) => `${it.pointer}/`.startsWith(`${pointer}/`)) ?? []

/** The problems of a value that are shown: in a draft, nothing is missing. */
export const shownAt = (pointer: string): Problem[] =>
  problemsIn(pointer).filter((it) => it.pointer === pointer && (held.value.isChecked || !isMissing(it)))

/** How many errors the whole order has: what is missing, and what is wrong. */
export const counts = computed(() => {
  const errors = problemsIn('').filter(isError)
  const missing = errors.filter(isMissing).length
  return { missing, wrong: errors.length - missing }
})

/** Puts in another form. Returns the button that puts back what was there. */
function put(next: Held) {
  const { value: before } = held
  const putBack = () => {
    held.value = before
  }
  held.value = next
  closeNotice()
  return before.typed === null ? undefined : puttingBack(putBack)
}

const say = (words: string, more: Partial<Notice> = {}) => notice(words, { view: 'form', ...more })

export const startOver = () => say('The form is empty again.', put(anew(held.value.version)))

/** Takes a document that is pasted, or of a sample, a file or a link, after its safe fixes are applied. */
export async function take(text: string, version = held.value.version): Promise<void> {
  await startBoth()
  if (!isReady.peek()) return
  // Nothing is said of what is there already, such as when a person turns back from another view.
  if (text === form.peek()?.text && version === held.peek().version) return
  const options = { version, draft: true, limits: { bytes: 1 << 16 }, mask: false }
  const { output, applied, report } = contract.applyFixes(SHAPE, plain(text), options)
  if (isRefused(text, report)) return
  const back = put({ ...anew(version), typed: JSON.parse(output) })
  const isLeft = ({ code, pointer }: Problem) => code === 'type' || !form.value?.places.has(pointer)
  const notes = [...noteOn('Fixed', applied), ...noteOn('Left out', report.problems.filter(isLeft))]
  if (back || notes.length > 0) say(notes.join(' ') || 'The form is filled in anew.', back)
}

function noteOn(what: string, problems: readonly Problem[]): string[] {
  const places = new Set(problems.map(({ pointer }) => `\`${patternOf(pointer)}\``))
  return places.size > 0 ? [`${what}: ${[...places].join(', ')}.`] : []
}

/** Says why a document cannot be filled in, if so, and offers the next step. */
function isRefused(text: string, { problems }: Report): boolean {
  const found = read(contract, text, { shape: SHAPE })
  const misfit = misfitIn(found, text, take)
  const unfit = problems.find((it) => it.pointer === '' || it.code === 'duplicate_key' || isFatal(it))
  const none = found.known === 0 ? 'The form has none of its fields.' : ''
  const why = misfit?.words ?? unfit?.message ?? none
  if (why) say(`Nothing has changed. ${why}`, { act: misfit?.act ?? openElsewhere(text) })
  return why !== ''
}

/** Hands the request to another view, as its document of the form's version. */
export function hand(view: ViewName): void {
  openIn(view, `${form.value?.text}\n`)
  give({ shape: SHAPE, version: held.value.version })
}

keepDraft('form', () => held.value, hold)

export const isUntouched = (): boolean => held.value.typed === null

export const share = (): Shared => ({ text: form.value?.text ?? '', version: held.value.version })

export async function open({ text, version }: Shared): Promise<void> {
  if (text !== undefined) await take(text, version)
}
