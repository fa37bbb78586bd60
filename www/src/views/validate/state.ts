/** What the view Validate shows: the report on the document, its problems, and its fixes. */
import { computed } from '@preact/signals'
import type { Options, Problem, Report } from 'order-contract'
import { contract } from '../../app/core.js'
import { given } from '../../app/given.js'
import type { Led } from '../../app/headline.js'
import { isOfAnother, pointerIn, unlistedIn } from '../../app/reading.js'
import { isList, usualOf } from '../../app/words.js'
import { drawingOf } from '../../frame/problems.js'
import { aroundInside, checkable, source } from '../../frame/source.js'

/** Unmasked: the page shows the document anyway. */
export const options = computed((): Options => {
  const { level, draft, entries } = given.value
  const found = checkable.value?.reading
  return {
    version: found && usualOf(found.versions),
    level,
    draft,
    entries: found && isList(found.shape) ? pointerIn(entries) : undefined,
    mask: false,
  }
})

export const report = computed((): Report | undefined => {
  const { value: found } = checkable
  return found && contract.validate(found.reading.shape, found.text, options.value)
})

/** What the report has; and of a document that mixes versions, what is of another one. */
export const problems = computed((): readonly Problem[] => {
  const { problems = [] } = report.value ?? {}
  const { text = '', reading } = checkable.value ?? {}
  if (reading?.stray === undefined) return problems
  const others = unlistedIn(contract, reading.shape, text, options.value).filter(isOfAnother)
  const added = others.filter(({ pointer }) => problems.every((it) => it.pointer !== pointer))
  return [...problems, ...added].sort((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0))
})

/** What is drawn of them. */
export const drawing = computed(() => drawingOf(checkable.value?.text ?? '', problems.value))

/** Draws what was found in the text that it was found in. */
export const showProblems = (): void =>
  source.draw(checkable.value ? drawing.value : aroundInside.value, checkable.value?.text)

/** Goes to the first mistake, or to the first fix. */
export function goTo(kind: Led['kind']): void {
  const first = problems.value.find((it) => (kind === 'lost' ? it.severity === 'error' : it.fix?.edits))?.span
  if (first) source.live.value?.reveal(first.start, first.end)
}

export function fixAll(): void {
  const shape = checkable.value?.reading.shape
  if (shape) source.set(contract.applyFixes(shape, source.current, options.value).output)
}
