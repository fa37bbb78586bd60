/** What the view Convert shows: what becomes of the document, and what is drawn in both texts. */
import { batch, computed } from '@preact/signals'
import type { Problem } from 'order-contract'
import { contract, isReady } from '../../app/core.js'
import { give, given } from '../../app/given.js'
import { wordsIn } from '../../app/headline.js'
import { spoken } from '../../app/language.js'
import { isOfAnother } from '../../app/reading.js'
import { isNarrow } from '../../app/screen.js'
import { type Mark, NOTHING } from '../../editor/drawn.js'
import { EditedText } from '../../editor/text.js'
import { drawingOf } from '../../frame/problems.js'
import { aroundInside, fitting, inside, source, stop } from '../../frame/source.js'
import { drawingsOf } from './drawing.js'
import { madeOf } from './made.js'
import { sentencesOn } from './sentences.js'

export const result: EditedText = new EditedText({ label: 'Result', readOnly: true, beside: () => source })
source.options.beside = () => result

/** Undefined where there is nothing to convert. */
export const made = computed(() => {
  const { text, reading } = fitting.value ?? {}
  return text !== undefined && reading ? madeOf(contract, text, reading, given.value, isReady.value) : undefined
})

export const success = computed(() => made.value?.success)

const output = computed(() => success.value?.conversion.output ?? '')

/** What no version lists: it is kept as it is. */
export const unknown = computed(() => made.value?.unlisted.filter((it) => !isOfAnother(it)) ?? [])

/** What becomes of the document that another text is only around. */
export const fate = computed(() => {
  const { text = '', reading } = inside.value ?? {}
  const { kinds = [] } = reading ? madeOf(contract, text, reading, {}) : {}
  return kinds.length > 0 ? `In it: ${wordsIn({ lines: sentencesOn(kinds) })}` : ''
})

/** So many are drawn: a large text would take long. */
const DRAWN = 500

/** Marks of what the document's version does not list. */
const asides = computed(() =>
  made.value?.unlisted.slice(0, DRAWN).flatMap((it, at): Mark[] => {
    const { span, message: words } = it
    const kind = isOfAnother(it) ? 'info' : 'unknown'
    return span ? [{ from: span.start, to: span.end, kind, id: `aside-${at}`, words, lang: spoken.value.language }] : []
  }),
)

/** What is drawn in both texts. */
export const drawings = computed(() => {
  const { success, rows = [] } = made.value ?? {}
  if (success === undefined) return undefined
  return drawingsOf({
    text: fitting.value?.text ?? '',
    output: output.value,
    edits: success.conversion.edits,
    rows,
    asides: asides.value ?? [],
    isNarrow: isNarrow.value,
  })
})

/** What stops the conversion, or the reader. */
export const problems = computed((): readonly Problem[] => {
  const { conversion } = made.value?.outcome ?? {}
  return conversion?.ok === false ? conversion.problems : stop.value ? [stop.value] : []
})

/** What is drawn in a document that is not converted. */
const refused = computed(() => (inside.value ? aroundInside.value : drawingOf(source.text.value, problems.value)))

/** Puts the result into its text, and draws both. While a mistake is typed, nothing of this changes. */
export function showResult(): void {
  const { value: drawn } = drawings
  result.set(output.value, { undoable: false })
  source.draw(drawn?.from ?? refused.value, fitting.value?.text)
  result.draw(drawn?.to ?? NOTHING)
}

/** With the line ends of the document. */
export const resultAsCame = (): string => source.asCame(fitting.value?.text ?? '', success.value?.conversion.edits)

/** The result becomes the document, with its complement. */
export function swap(): void {
  if (success.value === undefined) return
  const { from, to, shape, conversion } = success.value
  batch(() => {
    source.put(resultAsCame())
    source.fold()
    give({ shape, version: to, to: from, fill: undefined, complement: conversion.complement ?? undefined })
  })
}

/** Goes to the place of a row: in the document, or if that has none, in the result. */
export function goTo(id: string): void {
  if (!source.live.value?.revealMark(id)) result.live.value?.revealMark(id)
}
