/** What is noted of the document's problems, and what is drawn of them. */
import type { Problem } from 'order-contract'
import { patternOf } from '../app/words.js'
import { type Block, type Drawing, LONG_LINE, missingBlocks, problemMarks } from '../editor/drawn.js'
import { foldsIn, Lines } from '../editor/lines.js'

/** A problem, or the first of those of one code at alike places. */
export interface Noted {
  /** The id of its mark. */
  mark: string
  problem: Problem
  count: number
}

/** So many are noted one by one. */
const MANY = 40

/** Each problem by itself; many by code and path, the most frequent first. */
export function notedOf(problems: readonly Problem[]): Noted[] {
  const all = problems.map((problem, at) => ({ mark: String(at), problem, count: 1 }))
  if (all.length <= MANY) return all
  const groups = Map.groupBy(all, ({ problem: { code, pointer } }) => `${code} ${patternOf(pointer)}`)
  return [...groups.values()]
    .sort((a, b) => b.length - a.length)
    .flatMap(([first, ...others]) => (first ? { ...first, count: others.length + 1 } : []))
}

/** Marks the problems. There is room for each note below its line, or below the one where something is missing. */
export function drawingOf(text: string, problems: readonly Problem[]): Drawing {
  const lines = new Lines(text)
  const marks = problemMarks(problems)
  const missing = missingBlocks(text, marks)
  const ends = new Map(missing.map(({ mark, at }) => [mark, at]))
  const lineOf = (id: string, from = 0) => lines.at(ends.get(id) ?? from)
  const stops = marks.map(({ id, from }) => lineOf(id, from))
  const notes = notedOf(problems).map(({ mark, problem: { span } }): Block => {
    return { at: lines.end(lineOf(mark, span?.start)), kind: 'note', mark }
  })
  const canFold = marks.length > 0 && marks.every(({ from }) => lines.lengthAt(from) <= LONG_LINE)
  return {
    marks,
    folds: canFold ? foldsIn(lines, stops, 1) : [],
    blocks: [...missing, ...notes].sort((a, b) => Number(a.mark) - Number(b.mark)),
  }
}
