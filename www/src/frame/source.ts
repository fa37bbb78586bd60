/** The document that Convert and Validate show, and what it is. */
import { batch, computed } from '@preact/signals'
import { contract, isReady, startBoth } from '../app/core.js'
import { canBegin, shown } from '../app/current.js'
import { keepDraft } from '../app/drafts.js'
import type { ViewName } from '../app/first.js'
import { give, given, type Shared } from '../app/given.js'
import { wordsIn } from '../app/headline.js'
import { formatted, parsed } from '../app/json.js'
import { closeNotice, notice, puttingBack } from '../app/notice.js'
import { isCheckable, isFatal, type Reading, read, stopIn } from '../app/reading.js'
import { capitalised, withArticle } from '../app/words.js'
import { type Drawing, NOTHING } from '../editor/drawn.js'
import { foldsIn, Lines } from '../editor/lines.js'
import { EditedText } from '../editor/text.js'
import { first, type Sample } from '../samples/sample.js'

export const source: EditedText = new EditedText({
  label: 'Document',
  hint: 'Paste it here, or drop a file.',
  takes(pasted, made) {
    const isTaken = made === pasted || isSample() || isOther(pasted, made)
    if (isTaken) take(pasted)
    return isTaken
  },
  stopIn(text) {
    if (text === source.text.peek()) return stop.peek()?.span
    return isReady.peek() ? stopIn(contract, text, standing.peek()?.reading.shape) : undefined
  },
})

/** Whether what is pasted is a document by itself, which can be no part of this one. */
const isOther = (pasted: string, made: string) =>
  isReady.peek() && parsed(made) === undefined && ['fits', 'close'].includes(read(contract, pasted).fit)

/** A text, what it is, and in which view. */
interface Read {
  text: string
  reading: Reading
  view: ViewName
}

/** What stands: see `standing`. */
let last: Read | undefined

/** Whether a mistake can be in it that is just being typed: until then, it could be shown in this view. */
const isMended = () => source.isTyped && last?.view === shown.value && last.reading.misfit === undefined

/** Whether the sample that a visitor sees first is there, and nothing else. */
export const isFirst = computed(() => source.text.value === first.text && Object.keys(given.value).length === 0)

/** What that sample is, is known. */
const FIRST: Reading = { ...first, fit: 'fits', known: 1, problems: [] }

/** What the document is; undefined until a core that tells it has started. */
export const reading = computed((): Reading | undefined => {
  const { value: text } = source.text
  if (!canBegin.value) return undefined
  if (isFirst.value) return FIRST
  return isReady.value ? read(contract, text, given.value, isMended()) : undefined
})

/** What could be read last: while a mistake is typed, all that was made of it stays. */
export const standing = computed((): Read | undefined => {
  const { value: found } = reading
  if (found === undefined) return source.isTyped ? last : undefined
  if (found.fit !== 'unreadable' || !isMended()) last = { text: source.text.value, reading: found, view: shown.value }
  return last
})

/** Whether what stands is of before a mistake. */
export const isBefore = computed(() => standing.value !== undefined && standing.value.reading !== reading.value)

/** Said of a text that is not the document it is taken for. */
export const misfit = computed(() => reading.value?.misfit)

/** The document, if it is one. */
export const fitting = computed(() =>
  standing.value && (isBefore.value || misfit.value === undefined) ? standing.value : undefined,
)

/** Whether what the document is can be told of it: of a text that cannot be read, nothing is. */
export const isKnown = computed(() => fitting.value !== undefined || reading.value?.fit === 'close')

/** The document, if something is to be said of its problems. */
export const checkable = computed(() =>
  standing.value && isCheckable(standing.value.reading) ? standing.value : undefined,
)

/** What stops the reader, if the text is meant to be JSON. */
export const stop = computed(() =>
  reading.value?.fit === 'unreadable' ? reading.value.problems.find(isFatal) : undefined,
)

/** The document that the text is only around, and where it stands. */
export const inside = computed(() => {
  const { place, acts } = misfit.value ?? {}
  const { text, give } = acts?.[0] ?? {}
  return place && text !== undefined ? { place, text, reading: read(contract, text, give) } : undefined
})

/** The id of its mark. */
export const INSIDE = 'inside'

/** Marks where the document begins that the text is only around. */
export const aroundInside = computed((): Drawing => {
  const { value: found } = inside
  if (found === undefined) return NOTHING
  const lines = new Lines(source.text.value)
  const { start, end } = found.place
  const line = lines.at(start)
  const to = Math.min(lines.end(line), end)
  return {
    marks: [{ from: start, to, kind: 'change', id: INSIDE, words: insideWords(found.reading) }],
    folds: foldsIn(lines, [line], 3),
    blocks: [{ at: lines.end(line), kind: 'note', mark: INSIDE }],
  }
})

/** What the document is that the text is only around. */
export function insideWords({ misfit, shape, versions: [version, other] }: Reading): string {
  return misfit ? wordsIn(misfit) : `${capitalised(withArticle(shape))}${other ? '' : ` of ${version}`} is in here.`
}

/** What was set for the document before does not count for another one, but for how to check and where a payout is. */
function forget(): void {
  const { payoutUrl, level, draft } = given.value
  given.value = { payoutUrl, level, draft }
}

/**
 * Puts in another document: of a file, a sample or another view. Shows it from its start: what changes first is there,
 * because what is before is folded.
 */
export function take(text: string): void {
  closeNotice()
  // A large text is read once.
  batch(() => {
    source.put(text)
    forget()
    source.fold()
  })
  scrollTo({ top: 0 })
}

/** Opens a text of another view in one of those that show the document. */
export function openIn(view: ViewName, text: string): void {
  take(text)
  location.hash = `#${view}`
}

export function clear(): void {
  // A copy has the text of now.
  const before = { ...heldNow() }
  take('')
  source.live.peek()?.reveal(0)
  if (before.text !== '')
    notice(
      CLEARED,
      puttingBack(() => hold(before)),
    )
}

export const CLEARED = 'The text was cleared.'

/** Lays out the document for reading. */
export function format(): void {
  source.set(formatted(source.current))
  source.fold()
}

/** The sample that was picked last. */
let picked = ''

/** Whether what is shown is a sample, as it came. */
export const isSample = (): boolean => source.current === picked

/** Whether it is what a visitor sees first. */
export const isUntouched = (): boolean => isFirst.peek()

/** Puts in the sample that a visitor sees first. */
export function pickFirst(): void {
  picked = first.text
  source.put(first.text, { undoable: false })
}

export async function pickSample({ shape, versions, text }: Sample): Promise<void> {
  take(text)
  picked = text
  await startBoth()
  if (!isReady.peek() || source.current !== text) return
  const found = read(contract, text)
  const isFound = found.shape === shape && versions.some((version) => found.versions.includes(version))
  if (!isFound) give({ shape, version: versions[0] })
}

/** What is being typed is held as well, though it is read later. The text is made when it is kept. */
function heldNow() {
  void source.text.value
  return {
    get text() {
      return source.asCame()
    },
    get isSample() {
      return isSample()
    },
    given: given.value,
  }
}

function hold(draft: ReturnType<typeof heldNow>): void {
  source.put(draft.text, { undoable: false })
  if (draft.isSample) picked = draft.text
  given.value = draft.given
}

/** Takes up the draft, if there is one. */
export const startDocument = (): void => keepDraft('document', heldNow, hold)

/** A sample that was not touched is not carried by links. The text is made when it is asked for. */
export function share(): Shared {
  const { value: text } = source.text
  return {
    get text() {
      return source.asCame(text)
    },
    ...given.value,
  }
}

/** Takes what a link brings. Undoing brings back the text before. */
export function open({ text, ...shared }: Shared): void {
  batch(() => {
    if (text !== undefined) source.put(text)
    source.fold()
    given.value = shared
  })
}
