/** What the view Form holds: what is typed in the form of a version, the key of its request, and what is found in it. */
import { computed, signal } from '@preact/signals'
import type { JsonValue, Version } from 'order-contract/wasm'
import { contract, isReady } from '../../app/core.js'
import { keepDraft } from '../../app/drafts.js'
import { versions } from '../../app/names.js'
import { problemMarks } from '../../app/problem_marks.js'
import type { Shared } from '../../app/share.js'
import { announce } from '../../app/told.js'
import { EditedText } from '../../editor/text.js'
import { callOf, newKey } from './call.js'
import { countsOf, findingsIn, sentOf } from './sent.js'
import { takenFrom } from './taking.js'

/** A draft carries all of it: an order that is sent again after a reload must be known as the same order. */
interface Held {
  version: Version
  typed: JsonValue
  key: string
  /** Whether the whole order has been checked: from then on, what is missing is reported too. */
  isChecked: boolean
}

const anew = (version: Version): Held => ({ version, typed: null, key: newKey(), isChecked: false })

export const request = new EditedText({ readOnly: true })

export const held = signal(anew(versions.at(-1) as Version))

/** The pointer of the field that is being typed in: its problems wait until it is left. */
export const editing = signal('')

/** What was done to a document that was taken over, and the form that was there before. */
export const told = signal<{ words: () => string[]; before?: Held | undefined } | undefined>(undefined)

const describeIn = (version: Version) => contract.describe('order-request', { version })

export const description = computed(() => (isReady.value ? describeIn(held.value.version) : undefined))

export const sent = computed(() => description.value && sentOf(description.value.object, held.value.typed))

export const call = computed(() => sent.value && callOf(sent.value.text, held.value.version, held.value.key))

const findings = (draft: boolean) => (sent.value ? findingsIn(sent.value, contract, held.value.version, draft) : [])

/** In a draft, those of the field that is being typed in are not shown. */
export const shownFindings = computed(() => {
  const { isChecked } = held.value
  return findings(!isChecked).filter(({ at }) => isChecked || at !== editing.value)
})

export const counts = computed(() => countsOf(findings(false)))

/** The problems of each field, by its pointer. */
export const problemsAt = computed(() => Map.groupBy(shownFindings.value, ({ at }) => at))

/** Shows the request, with its problems marked. */
export function showRequest(): void {
  request.set(sent.value?.text ?? '', { undoable: false })
  const marks = problemMarks(shownFindings.value.map(({ problem }) => problem))
  request.draw({ marks, folds: [], blocks: [] })
}

export function type(typed: JsonValue): void {
  held.value = { ...held.value, typed }
}

function put(next: Held, words: () => string[]): void {
  const { value: before } = held
  const isLost = next !== before && before.typed !== null
  held.value = next
  told.value = { words, before: isLost ? before : undefined }
}

export function startOver(): void {
  put(anew(held.value.version), () => ['The form is empty again.'])
}

/** Keeps what is filled in: fields that the version does not have are not shown. */
export function turnTo(version: Version): void {
  held.value = { ...held.value, version, isChecked: false }
}

export function putBack(before: Held): void {
  held.value = before
  told.value = undefined
  announce('What was there is back.')
}

/** Takes a document: of a sample, a file or a link. */
export function take(text: string, version = held.value.version): void {
  // Read again when it is said: the notes are in the language that is shown then.
  const taken = () => takenFrom(text, describeIn(version), contract)
  const { typed } = taken()
  const { key } = held.value
  put(typed === undefined ? held.value : { version, typed, key, isChecked: false }, () => taken().notes)
}

/** Checks the whole order. Returns whether it can be sent. */
export function check(): boolean {
  held.value = { ...held.value, isChecked: true }
  const { missing, wrong } = counts.value
  return missing + wrong === 0
}

keepDraft(
  'form',
  () => held.value,
  (draft: Held) => {
    held.value = draft
  },
)

export const share = (): Shared => ({ text: sent.value?.text ?? '', version: held.value.version })

export function open({ text, version }: Shared): void {
  if (text !== undefined) take(text, version)
}
