/** The document that Convert, Validate and Webhook show, and what it is. */
import { computed } from '@preact/signals'
import { EditedText } from '../editor/text.js'
import type { Sample } from '../samples/sample.js'
import { contract, isReady } from './core.js'
import { keepDraft } from './drafts.js'
import { give, given } from './given.js'
import { formatted } from './json.js'
import { misfitOf } from './misfit.js'
import { type Reading, read } from './reading.js'
import type { Shared } from './share.js'

export const source = new EditedText({
  label: 'Document',
  hint: 'Paste a document, drop a file here, or pick a sample.',
  onPaste: () => {
    forget()
    startAnew()
  },
  isReplaced: () => isSample(),
})
/** What the document is; undefined until the core has started. */
export const reading = computed((): Reading | undefined =>
  isReady.value ? read(contract, source.text.value, given.value) : undefined,
)

/** Said of a text that is not the document it is taken for. */
export const misfit = computed(() => reading.value && misfitOf(reading.value, given.value.version))

/** What was set for the document before does not count for another one, but for how to check and where a payout is. */
function forget(): void {
  const { payoutUrl, level, draft } = given.value
  given.value = { payoutUrl, level, draft }
}

/** Puts in another document: of a file, a sample or the view of another kind. */
export function replaceDocument(text: string): void {
  source.set(text)
  forget()
  startAnew()
}

/** Shows another document from its start: what changes first is there, because what is before is folded. */
function startAnew(): void {
  source.fold()
  scrollTo({ top: 0 })
}

export function clear(): void {
  replaceDocument('')
  source.live.peek()?.view.focus()
}

/** Lays out the document for reading. */
export function format(): void {
  source.set(formatted(source.current))
  source.fold()
}

/** The sample that was picked last. */
let picked = ''

/** Whether what is shown is a sample, as it came. */
export const isSample = (): boolean => source.current === picked

/** Puts in the sample that a visitor sees first. */
export function pickFirst({ text }: Sample): void {
  forget()
  picked = text
  source.set(text, { undoable: false })
}

export function pickSample({ shape, versions, text }: Sample): void {
  replaceDocument(text)
  picked = text
  const found = read(contract, text)
  const isFound = found.shape === shape && versions.some((version) => found.versions.includes(version))
  if (!isFound) give({ shape, version: versions[0] })
}

const heldNow = () => ({ text: source.text.value, isSample: source.text.value === picked, given: given.value })

/** Takes up the draft, if there is one. */
export function startDocument(): void {
  keepDraft('document', heldNow, (draft: ReturnType<typeof heldNow>) => {
    source.set(draft.text, { undoable: false })
    if (draft.isSample) picked = draft.text
    // A build before this one kept it in another form.
    given.value = draft.given ?? {}
  })
}

export function shareDocument(): Shared {
  return { text: source.text.value, ...given.value }
}

/** Takes what a link brings. Undoing brings back the text before. */
export function openDocument({ text, ...shared }: Shared): void {
  if (text !== undefined) source.set(text)
  source.fold()
  given.value = shared
}
