/** What the view Convert shows: the document's conversion, its way back, and the places in both texts. */
import { computed, signal } from '@preact/signals'
import { contract } from '../../app/core.js'
import { give, given, reading, source } from '../../app/document.js'
import { EditedText } from '../../editor/text.js'
import { comesBack, isSuccess, type Outcome, outcomeOf, rowsOf, unknownIn } from './outcome.js'

export const result = new EditedText({ readOnly: true })

/** The side that is shown where there is room for one. */
export const side = signal('from')

export const hasOptions = signal(false)

/** Undefined where there is nothing to convert. */
export const outcome = computed((): Outcome | undefined => {
  const { value: found } = reading
  if (found === undefined || found.fit === 'empty' || found.fit === 'none' || found.fit === 'unreadable')
    return undefined
  return outcomeOf(contract, source.text.value, found, given.value)
})

export const success = computed(() => (isSuccess(outcome.value) ? outcome.value : undefined))

export const rows = computed(() => (success.value ? rowsOf(contract, success.value) : []))

export const unknown = computed(() => (success.value ? unknownIn(contract, source.text.value, success.value) : []))

export const isWhole = computed(() => success.value && comesBack(contract, source.text.value, success.value))

/** The result becomes the document, with its complement. */
export function swap(): void {
  const { value: made } = success
  if (made === undefined) return
  const { from, to, shape, conversion } = made
  const { output, complement } = conversion
  source.set(output)
  give({ shape, version: to, to: from, fill: undefined, complement: complement ?? undefined })
  side.value = 'from'
}

/** Goes to the place of a row: in the document, or if that has none, in the result. */
export function goTo(id: string): void {
  const isMissing = id.startsWith('gap')
  side.value = isMissing ? 'to' : 'from'
  source.live.value?.revealMark(id)
  result.live.value?.revealMark(id, !isMissing)
}

/** Goes to the next place of a kind. */
export function step(kind: 'change' | 'loss' | 'gap' | 'unknown'): void {
  const mark = (kind === 'gap' ? result : source).live.value?.step([kind])
  if (mark) goTo(mark.id)
}
