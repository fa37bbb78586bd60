/** What the view Convert shows: the document's conversion, its way back, and what is drawn in both texts. */
import { computed } from '@preact/signals'
import type { Problem } from 'order-contract'
import { contract, isReady } from '../../app/core.js'
import { give, given } from '../../app/given.js'
import { wordsIn } from '../../app/headline.js'
import { lengthOf, parsed } from '../../app/json.js'
import { spoken } from '../../app/language.js'
import { isOfAnother, unlistedIn } from '../../app/reading.js'
import { isNarrow } from '../../app/screen.js'
import { isList } from '../../app/words.js'
import { type Mark, NOTHING } from '../../editor/drawn.js'
import { EditedText } from '../../editor/text.js'
import { drawingOf } from '../../frame/problems.js'
import { aroundInside, fitting, inside, source, stop } from '../../frame/source.js'
import { drawingsOf } from './drawing.js'
import { comesBack, isSuccess, type Outcome, outcomeOf, reportsOn } from './outcome.js'
import { kindsOf, rowsOf } from './rows.js'
import { headlineOf, sentencesOn } from './sentences.js'

export const result: EditedText = new EditedText({ label: 'Result', readOnly: true, beside: () => source })
source.options.beside = () => result

/** What is converted. */
export const text = computed(() => fitting.value?.text ?? '')

/** Undefined where there is nothing to convert. */
export const outcome = computed((): Outcome | undefined => {
  const { value: found } = fitting
  return found && outcomeOf(contract, found.text, found.reading, given.value)
})

export const success = computed(() => (isSuccess(outcome.value) ? outcome.value : undefined))

const output = computed(() => success.value?.conversion.output ?? '')

/** What both texts are; undefined until they can be checked. */
export const reports = computed(() =>
  success.value && isReady.value ? reportsOn(contract, text.value, success.value) : undefined,
)

export const rows = computed(() =>
  success.value ? rowsOf(contract, text.value, success.value, reports.value?.to) : [],
)

export const kinds = computed(() => kindsOf(rows.value))

/** In characters: in a larger document, fields that are not listed are not looked for while it is typed in. */
const LARGE = 200_000

const unlisted = computed((): readonly Problem[] => {
  const { shape, from: version, options } = success.value ?? {}
  if (shape === undefined || !isReady.value || text.value.length >= LARGE) return []
  return unlistedIn(contract, shape, text.value, { version, entries: options?.entries })
})

/** What no version lists: it is kept as it is. */
export const unknown = computed(() => unlisted.value.filter((it) => !isOfAnother(it)))

/** What is said of the document; undefined where there is nothing to convert. */
export const headline = computed(() => {
  const found = fitting.value?.reading
  if (found === undefined || outcome.value === undefined) return undefined
  return headlineOf({
    found,
    outcome: outcome.value,
    kinds: kinds.value,
    isValid: Boolean(reports.value?.from.valid && reports.value.to.valid),
    comesBack: Boolean(success.value && comesBack(contract, text.value, success.value)),
    entries: isList(found.shape) ? lengthOf(parsed(text.value)) : undefined,
  })
})

/** What becomes of the document that another text is only around. */
export const fate = computed(() => {
  const { value: found } = inside
  const made = found && outcomeOf(contract, found.text, found.reading, {})
  if (!isSuccess(made)) return ''
  const own = kindsOf(rowsOf(contract, found?.text ?? '', made))
  return own.length > 0 ? `In it: ${wordsIn({ lines: sentencesOn(own) })}` : ''
})

/** Marks of what the document's version does not list. */
const asides = computed(() =>
  unlisted.value.flatMap((it, at): Mark[] => {
    const { span, message: words } = it
    const kind = isOfAnother(it) ? 'info' : 'unknown'
    return span ? [{ from: span.start, to: span.end, kind, id: `aside-${at}`, words, lang: spoken.value.language }] : []
  }),
)

/** What is drawn in both texts. */
export const drawings = computed(
  () =>
    success.value &&
    drawingsOf({
      text: text.value,
      output: output.value,
      edits: success.value.conversion.edits,
      rows: rows.value,
      asides: asides.value,
      opened: source.opened.value,
      caret: source.caret,
      isNarrow: isNarrow.value,
    }),
)

/** What stops the conversion, or the reader. */
export const problems = computed((): readonly Problem[] => {
  const { conversion } = outcome.value ?? {}
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

/** The result becomes the document, with its complement. */
export function swap(): void {
  const { value: made } = success
  if (made === undefined) return
  const { from, to, shape, conversion } = made
  const { output, complement } = conversion
  source.set(output)
  source.fold()
  give({ shape, version: to, to: from, fill: undefined, complement: complement ?? undefined })
}

/** Goes to the place of a row: in the document, or if that has none, in the result. */
export function goTo(id: string): void {
  if (!source.live.value?.revealMark(id)) result.live.value?.revealMark(id)
}
