/** What the view Form holds: the form of a version, the key that its request carries, and what is found in it. */
import { computed, effect, signal } from '@preact/signals'
import type { Description, JsonValue, Version } from 'order-contract/slim'
import { contract, isReady } from '../../app/core.js'
import { keepDraft } from '../../app/drafts.js'
import { versions } from '../../app/names.js'
import { problemMarks } from '../../app/problem_marks.js'
import type { Shared } from '../../app/share.js'
import { announce } from '../../app/told.js'
import { say } from '../../app/words.js'
import { EditedText } from '../../editor/text.js'
import { explain } from '../../frame/explain.js'
import { callOf, newKey } from './call.js'
import { documentOf } from './document.js'
import { type Field, formOf, type Group, within } from './fields.js'
import { countsOf, type Finding, findingsIn } from './findings.js'
import { filledIn, takenFrom, typedIn } from './taking.js'

export const SHAPE = 'order-request'

interface Held {
  described: Description
  form: Group
  key: string
  /** Whether the whole order has been checked: from then on, what is missing is reported too. */
  isChecked: boolean
}

/** A form as a draft carries it. */
interface Kept {
  version: Version
  typed: JsonValue
  key: string
  isChecked: boolean
}

export const request = new EditedText({ explain, readOnly: true })

const held = signal<Held | undefined>(undefined)

/** Counts what is typed: the fields are plain objects. */
export const typing = signal(0)

/** What was done to a document that was taken over, and the form that was there before. */
export const told = signal<{ words: () => string[]; before?: Kept | undefined } | undefined>(undefined)

export const form = computed(() => held.value?.form)
export const version = computed(() => held.value?.described.version)
export const isChecked = computed(() => held.value?.isChecked ?? false)

/** To be called when something was typed, added or removed. */
export function changed(): void {
  typing.value += 1
}

/** The text of the document; read again after each change. */
export const made = computed(() => {
  void typing.value
  return form.value && documentOf(form.value)
})

export const call = computed(() =>
  held.value && made.value ? callOf(made.value.text, held.value.described.version, held.value.key) : undefined,
)

const findings = (draft: boolean) =>
  made.value && version.value ? findingsIn(made.value, contract, version.value, draft) : []

/** The problems that are shown: in a draft, of fields that were reached. */
export const shownFindings = computed(() => findings(!isChecked.value).filter(({ field }) => field.reached))

export const counts = computed(() => countsOf(findings(false)))

/** The messages at each field. */
export const problemsAt = computed(() => {
  const at = new Map<Field, Finding['problem'][]>()
  for (const { field, problem } of shownFindings.value) at.set(field, [...(at.get(field) ?? []), problem])
  return at
})

/** Shows the request, with its problems marked. */
export function showRequest(): void {
  request.set(made.value?.text ?? '', { undoable: false })
  request.mark(problemMarks(shownFindings.value.map(({ problem }) => problem)))
}

const anew = (described: Description): Held => ({ described, form: formOf(described), key: newKey(), isChecked: false })

const describeIn = (version: Version) => contract.describe(SHAPE, { version })

function put(next: Held, note?: () => string[]): void {
  const before = held.value && isTypedIn(held.value.form) ? keptNow() : undefined
  held.value = next
  told.value = note && { words: note, before }
}

const isTypedIn = (form: Group) => [...within(form)].some((field) => field.kind === 'leaf' && field.text !== '')

export function startOver(): void {
  if (version.value) put(anew(describeIn(version.value)), () => [say('formEmpty')])
}

/** Keeps what is filled in, as far as the version has a field for it. */
export function turnTo(version: Version): void {
  const { value: before } = held
  if (before) restore({ ...keptOf(before), version, isChecked: false })
}

export function putBack(before: Kept): void {
  restore(before)
  announce(say('putBackDone'))
}

function restore({ version, typed, key, isChecked }: Kept): void {
  const described = describeIn(version)
  const { form } = filledIn(described, typed)
  if (isChecked) for (const field of within(form)) field.reached = true
  held.value = { described, form, key, isChecked }
  told.value = undefined
}

/** Takes a document: of a sample, a file or a link. */
export function take(text: string, asked: Version | undefined = version.value): void {
  const described = describeIn(asked ?? (versions.at(-1) as Version))
  const taken = takenFrom(text, described, contract)
  // Read again when it is said: the notes are in the language that is shown then.
  const note = () => {
    const again = takenFrom(text, describeIn(described.version), contract)
    return again.ok ? again.notes : [say('formRefused', { reason: again.reason })]
  }
  if (!taken.ok) told.value = { words: note }
  else put({ described, form: taken.form, key: taken.key ?? held.value?.key ?? newKey(), isChecked: false }, note)
}

/** Checks the whole order. Returns whether it can be sent. */
export function check(): boolean {
  const { value: before } = held
  if (before === undefined) return false
  for (const field of within(before.form)) field.reached = true
  held.value = { ...before, isChecked: true }
  changed()
  const { missing, wrong } = counts.value
  return missing + wrong === 0
}

const keptOf = ({ described, form, key, isChecked }: Held): Kept => ({
  version: described.version,
  typed: typedIn(form),
  key,
  isChecked,
})

/** With the key: if the order is sent again after a reload, it must be known as the same order. */
function keptNow(): Kept | undefined {
  void typing.value
  return held.value && keptOf(held.value)
}

/** Started once, when the core is there. */
const stop = effect(() => {
  if (!isReady.value) return
  queueMicrotask(() => stop())
  keepDraft('form', keptNow, (draft: Kept | undefined) => draft && restore(draft))
  held.value ??= anew(describeIn(versions.at(-1) as Version))
})

/** Labels are in the language that is shown: the form is described again in another one. */
export function describeAgain(): void {
  const { value: before } = held
  if (before === undefined) return
  const described = describeIn(before.described.version)
  if (described.object.title === before.described.object.title) return
  const note = told.value
  restore(keptOf(before))
  told.value = note
}

export const share = (): Shared => {
  const { value: document } = made
  return { ...(document && { text: document.text }), ...(version.value && { version: version.value }) }
}

export function open({ text, version: asked }: Shared): void {
  if (text !== undefined) take(text, asked)
  else if (asked) turnTo(asked)
}
