/** The document that Convert, Validate and Webhook show, what a person has set for it, and what it is. */
import { computed, signal } from '@preact/signals'
import type { Complement, Level, Severities, Version } from 'order-contract/slim'
import { EditedText } from '../editor/text.js'
import { explain } from '../frame/explain.js'
import type { Sample } from '../samples/sample.js'
import { contract, isReady } from './core.js'
import { keepDraft } from './drafts.js'
import { type Chosen, type Reading, read } from './reading.js'
import type { Shared } from './share.js'

/** How to convert the document. */
export interface Ways {
  to?: Version
  payoutUrl?: string
  /** Values for gaps, by JSON Pointer relative to an entry. */
  fill?: Record<string, string>
  /** Of the conversion whose result the document is. */
  complement?: Complement
}

/** How to check the document. */
export interface Rules {
  level?: Level
  draft?: boolean
  severity?: Severities
  /** Headers that carry what fixes took out of the document. */
  headers?: Record<string, string>
}

export const source = new EditedText({ explain, onPaste: () => forget() })
export const chosen = signal<Chosen>({})
export const ways = signal<Ways>({})
export const rules = signal<Rules>({})

/** What the document is; undefined until the core has started. */
export const reading = computed((): Reading | undefined =>
  isReady.value ? read(contract, source.text.value, chosen.value) : undefined,
)

/** Nothing that was set for the document before counts for another one. */
function forget(): void {
  chosen.value = {}
  const { payoutUrl } = ways.value
  ways.value = payoutUrl === undefined ? {} : { payoutUrl }
  rules.value = leaveOut(rules.value, 'headers')
}

/** Puts in another document: of a file, a sample or the view of another kind. */
export function replaceDocument(text: string): void {
  source.set(text)
  forget()
}

/** The sample that was picked last. */
let picked = ''

/** Whether what is shown is a sample, as it came. */
export const isSample = (): boolean => source.current === picked

/** Puts in the sample that a visitor sees first. */
export function pickFirst({ text }: Sample): void {
  picked = text
  source.set(text, { undoable: false })
}

export function pickSample({ shape, versions, text }: Sample): void {
  replaceDocument(text)
  picked = text
  const found = read(contract, text)
  const isFound = found.shape === shape && versions.some((version) => found.versions.includes(version))
  const [version] = versions
  if (!isFound) chosen.value = { shape, ...(version && { version }) }
}

/** A copy without a member. */
export function leaveOut<T extends object>(record: T, name: keyof T): T {
  const { [name]: _, ...rest } = record
  return rest as T
}

/** Sets a member, or leaves it out if it is undefined or empty. */
export const withMember = <T extends object, K extends keyof T>(record: T, name: K, value: T[K] | undefined): T =>
  value === undefined || value === '' || value === false ? leaveOut(record, name) : { ...record, [name]: value }

const heldNow = () => ({
  text: source.text.value,
  isSample: source.text.value === picked,
  chosen: chosen.value,
  ways: ways.value,
  rules: rules.value,
})

/** Takes up the draft. Returns whether there was one. */
export function startDocument(): boolean {
  let isThere = false
  keepDraft('document', heldNow, (draft: ReturnType<typeof heldNow>) => {
    isThere = true
    source.set(draft.text, { undoable: false })
    if (draft.isSample) picked = draft.text
    chosen.value = draft.chosen
    ways.value = draft.ways
    rules.value = draft.rules
  })
  return isThere
}

export const shareConvert = (): Shared => ({ text: source.text.value, ...chosen.value, ...ways.value })

export function shareValidate(): Shared {
  const { headers: _, ...checked } = rules.value
  return { text: source.text.value, ...chosen.value, ...checked }
}

/** Takes what a link brings. Undoing brings back the text before. */
export function openDocument({
  text,
  shape,
  version,
  entries,
  to,
  payoutUrl,
  fill,
  complement,
  ...more
}: Shared): void {
  const { level, draft, severity } = more
  if (text !== undefined) source.set(text)
  chosen.value = { ...(shape && { shape }), ...(version && { version }), ...(entries && { entries }) }
  ways.value = {
    ...(to && { to }),
    ...(payoutUrl !== undefined && { payoutUrl }),
    ...(fill && { fill }),
    ...(complement && { complement }),
  }
  rules.value = { ...(level && { level }), ...(draft && { draft }), ...(severity && { severity }) }
}
