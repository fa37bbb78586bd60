/** What is drawn in both texts, so that each line that changes faces what it becomes. Uses no element of the page. */
import type { Edit } from 'order-contract'
import { spoken } from '../../app/language.js'
import { pathOf } from '../../app/words.js'
import {
  type Block,
  type Drawing,
  LINE,
  LONG_LINE,
  MARKED,
  type Mark,
  missingBlocks,
  NOTHING,
  quoted,
} from '../../editor/drawn.js'
import { foldOf, type Lined, Lines, lastUpTo, type Run, runsOf, type Segment, segmentsOf } from '../../editor/lines.js'
import { isSaid, type Row } from './rows.js'

interface Given {
  text: string
  output: string
  edits: readonly Edit[]
  rows: readonly Row[]
  /** Marks in the text of what the conversion does not touch. */
  asides: readonly Mark[]
  opened: ReadonlySet<string>
  /** The position that is being edited. */
  caret: number | undefined
  /** Where there is room for one text, that has the new lines too. */
  isNarrow: boolean
}

export function drawingsOf({ text, output, edits, rows, asides, opened, caret, isNarrow }: Given): {
  from: Drawing
  to: Drawing
} {
  const [from, to] = [new Lines(text), new Lines(output)]
  const marks = { from: marksOf(rows, 'from'), to: marksOf(rows, 'to') }
  const all = { from: [...marks.from, ...asides], to: marks.to }
  const segments = segmentsOf(from, to, edits)
  const beside = (at: number) => across(to.at(at), segments, 'to', 'from')
  const missing = missingBlocks(output, marks.to)
  const room = missing.map((block): Block => ({ ...block, at: from.end(beside(block.at)) }))
  const follow = isNarrow ? [...newLines(from, to, rows, beside), ...room] : []
  const hasLong = (lines: Lines, of: Mark[]) => of.some((mark) => lines.lengthAt(mark.from) > LONG_LINE)
  if (hasLong(from, marks.from) || hasLong(to, marks.to))
    return {
      from: { ...NOTHING, marks: all.from, blocks: follow.slice(0, FEW) },
      to: { ...NOTHING, marks: all.to },
    }
  const stops = [
    ...all.from.filter(({ kind }) => kind !== 'unknown').flatMap((mark) => linesOf(from.of(mark))),
    ...marks.to
      .filter((mark) => !mark.missing)
      .flatMap((mark) => linesOf(to.of(mark)))
      .map((line) => across(line, segments, 'to', 'from')),
    ...missing.map(({ at }) => beside(at)),
  ]
  const runs = runsOf(from, stops, { opened, caret, context: 0 })
  const blocks = spaces(from, to, marks, segments)
  const empty = room.map(({ at, height = 0 }): Block => ({ at, kind: 'space', height }))
  return {
    from: {
      marks: all.from,
      folds: runs.map((run) => foldOf(from, run)),
      blocks: isNarrow ? follow : [...blocks.from, ...empty],
    },
    to: {
      marks: all.to,
      folds: runs.map((run) => sameOf(from, to, run, segments)),
      blocks: [...blocks.to, ...missing],
    },
  }
}

/** So many new lines follow a text on one line. */
const FEW = 20

function marksOf(rows: readonly Row[], side: 'from' | 'to'): Mark[] {
  return rows.flatMap(({ id, turn, pointer, name, why, fromPlace, toPlace }): Mark[] => {
    const place = side === 'from' ? fromPlace : toPlace
    if (place === undefined) return []
    const words = `${pathOf(pointer)}: ${why}`
    const lang = isSaid({ turn }) ? spoken.value.language : undefined
    const mark = { from: place.start, to: place.end, id, words, lang }
    return turn === 'missing'
      ? [{ ...mark, kind: 'error', missing: { name: quoted(name), words: 'missing' } }]
      : [{ ...mark, kind: turn === 'lost' ? 'loss' : 'change' }]
  })
}

/** The line of the other text that a line stands beside. */
function across(line: number, segments: readonly Segment[], own: 'from' | 'to', other: 'from' | 'to'): number {
  const before = segments[lastUpTo(line, segments.length, (at) => segments[at]?.[own][0] ?? 0)]
  if (before === undefined) return line
  if (line <= before[own][1]) return Math.min(before[other][0] + line - before[own][0], before[other][1])
  return line - before[own][1] + before[other][1]
}

function sameOf(from: Lines, to: Lines, { first, last, id }: Run, segments: readonly Segment[]) {
  const ends = [first, last].map((line) => across(line, segments, 'from', 'to')) as [number, number]
  const isSame =
    from.text.slice(from.start(first), from.end(last)) === to.text.slice(to.start(ends[0]), to.end(ends[1]))
  const words = `${last - first + 1} lines, the same${isSame ? '' : ' but for a comma'}`
  return { from: to.start(ends[0]), to: to.end(ends[1]), id, words }
}

/** Makes the lines that become others as high as those. Where lines are lost, the other text says so. */
function spaces(from: Lines, to: Lines, marks: { from: Mark[]; to: Mark[] }, segments: readonly Segment[]) {
  const blocks: { from: Block[]; to: Block[] } = { from: [], to: [] }
  const own = new Set(marks.from.map((mark) => from.at(mark.from)))
  const other = new Set(marks.to.map((mark) => to.at(mark.from)))
  const losses = marks.from.filter(({ kind }) => kind === 'loss').map((mark) => from.of(mark))
  const lost = new Map(losses.map((lines) => [lines[0], lines]))
  for (const { from: left, to: right } of segments) {
    let height = heightOf(left, own) - heightOf(right, other)
    let gone = 0
    for (const line of linesOf(left)) {
      const lines = lost.get(line)
      if (lines === undefined || gone + count(lines) > count(left) - count(right)) continue
      const room = heightOf(lines, own)
      // Below what stays of the lines before it.
      const above = Math.max(0, right[0] + line - left[0] - gone - 1)
      blocks.to.push({ at: to.end(above), kind: 'lost', height: room, words: LOST })
      gone += count(lines)
      height -= room
    }
    if (height > 0) blocks.to.push({ at: to.end(right[1]), kind: 'space', height })
    if (height < 0) blocks.from.push({ at: from.end(left[1]), kind: 'space', height: -height })
  }
  return blocks
}

const count = ([first, last]: Lined) => last - first + 1
const linesOf = ([first, last]: Lined) => Array.from({ length: last - first + 1 }, (_, at) => first + at)
const heightOf = (lines: Lined, marked: ReadonlySet<number>) =>
  linesOf(lines).reduce((sum, line) => sum + (marked.has(line) ? MARKED : LINE), 0)

/** Below each line that changes, what it becomes: with what comes back in it. */
function newLines(from: Lines, to: Lines, rows: readonly Row[], beside: (at: number) => number): Block[] {
  const moved = rows.flatMap(({ turn, toPlace }) => (turn === 'moved' && toPlace ? [toPlace] : []))
  const isPart = (place: { start: number; end: number }) => {
    const around = moved[lastUpTo(place.start, moved.length, (at) => moved[at]?.start ?? 0)]
    return around !== undefined && around !== place && place.end <= around.end
  }
  return rows.flatMap(({ turn, fromPlace, toPlace }): Block[] => {
    if (turn === 'missing' || (fromPlace ?? toPlace) === undefined || (toPlace && isPart(toPlace))) return []
    const line = fromPlace ? from.at(fromPlace.end) : beside(toPlace?.start ?? 0)
    // In a long line, it is at once behind what changes.
    const isInLine = fromPlace !== undefined && from.lengthAt(fromPlace.end) > LONG_LINE
    const at = isInLine ? fromPlace.end : from.end(line)
    const [lines, start] = toPlace ? [to, to.at(toPlace.start)] : [from, line]
    const indent = lines.indent(start)
    if (turn === 'lost' || toPlace === undefined) return [{ at, isInLine, kind: 'lost', indent, words: LOST }]
    const [name = '', ...words] = to.text.slice(toPlace.start, toPlace.end).split(/(?<=^"[^"\\]*")(?=\s*:)/)
    return [{ at, isInLine, kind: 'new', indent, name, words: words.join('').replaceAll(/[{[,]/g, `$&${BREAK}`) }]
  })
}

/** Where a line breaks if it must. */
const BREAK = '\u200b'

const LOST = 'Not in the result.'
