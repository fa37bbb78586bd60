/** What the view Validate shows: the report on the document, its problems by kind, and its fixes. */
import { computed } from '@preact/signals'
import type { Options, Problem, Report } from 'order-contract'
import { contract } from '../../app/core.js'
import { given } from '../../app/given.js'
import type { Led } from '../../app/headline.js'
import { pointerIn } from '../../app/reading.js'
import { isNarrow } from '../../app/screen.js'
import { isList, patternOf, usualOf } from '../../app/words.js'
import { type Block, type Drawing, LONG_LINE, missingBlocks, noteBlock, problemMarks } from '../../editor/drawn.js'
import { foldOf, Lines, runsOf } from '../../editor/lines.js'
import { checkable, source, stopped } from '../../frame/source.js'

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

const NONE: readonly Problem[] = []

export const problems = computed(() => report.value?.problems ?? NONE)

/** So many are noted one by one. */
const MANY = 40

/** Problems of one code at alike places. */
export type Group = readonly [Problem, ...Problem[]]

/** Each problem by itself; many by code and path, the most frequent first. */
export const groups = computed((): Group[] => {
  const { value: all } = problems
  if (all.length <= MANY) return all.map((problem) => [problem])
  const groups = Map.groupBy(all, ({ code, pointer }) => `${code} ${patternOf(pointer)}`)
  return [...groups.values()].sort((a, b) => b.length - a.length) as unknown as Group[]
})

/** The id of the mark of a problem. */
export const markOf = (problem: Problem) => String(problems.value.indexOf(problem))

/** Marks the problems. On a narrow screen, each note follows its line, or the one where something is missing. */
export const drawing = computed((): Drawing => {
  const text = checkable.value?.text ?? ''
  const marks = problemMarks(problems.value)
  const lines = new Lines(text)
  const missing = missingBlocks(text, marks)
  const ends = new Map(missing.map(({ mark, at }) => [mark, at]))
  const endOf = (problem: Problem) => ends.get(markOf(problem)) ?? lines.end(lines.at(problem.span?.start ?? 0))
  const notes = groups.value.map(([first]) => noteBlock(markOf(first), endOf(first)))
  const isLong = marks.some(({ from }) => lines.lengthAt(from) > LONG_LINE)
  const stops = isLong ? [] : marks.map(({ from, id }) => lines.at(ends.get(id) ?? from))
  const caret = source.caret === undefined ? undefined : lines.at(source.caret)
  const runs = stops.length === 0 ? [] : runsOf(lines, stops, { opened: source.opened.value, caret, context: 1 })
  const blocks = isNarrow.value ? inOrder(missing, notes) : missing
  return { marks, folds: runs.map((run) => foldOf(lines, run)), blocks }
})

/** Each note follows what it is about. */
function inOrder(missing: readonly Block[], notes: readonly Block[]): Block[] {
  const places = new Map(groups.value.flatMap((group, at) => group.map((problem) => [problem, at] as const)))
  const own = Map.groupBy(missing, ({ mark }) => places.get(problems.value[Number(mark)] as Problem))
  return notes.flatMap((note, at) => [...(own.get(at) ?? []), note])
}

/** Draws what was found in the text that it was found in. */
export const showProblems = (): void =>
  source.draw(checkable.value ? drawing.value : stopped.value, checkable.value?.text)

/** Goes to the first mistake, or to the first fix. */
export function goTo(kind: Led['kind']): void {
  const first = problems.value.find((it) => (kind === 'lost' ? it.severity === 'error' : it.fix?.edits))?.span
  if (first) source.live.value?.reveal(first.start, first.end)
}

/** The edits of a fix are in the order of the text. */
export function fix({ fix }: Problem): void {
  let text = source.current
  for (const { start, end, text: inserted } of fix?.edits?.toReversed() ?? []) {
    text = text.slice(0, start) + inserted + text.slice(end)
  }
  source.set(text)
}

export function fixAll(): void {
  const shape = checkable.value?.reading.shape
  if (shape) source.set(contract.applyFixes(shape, source.current, options.value).output)
}
