/** The lines of two texts, of which one is made from the other by edits, and what of them is folded. */
import type { Edit } from 'order-contract'
import { type Block, type Fold, LINE, MARKED, type Mark } from './drawn.js'

/** Of so many things in order, the last that starts at a position or before it; -1 if none does. */
export function lastUpTo(position: number, count: number, startOf: (at: number) => number): number {
  let [low, high] = [-1, count - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (startOf(middle) <= position) low = middle
    else high = middle - 1
  }
  return low
}

/** The first and the last of some lines. */
export type Lined = readonly [number, number]

/** Lines are numbered from 0. */
export class Lines {
  readonly text: string
  readonly #starts: number[] = [0]

  constructor(text: string) {
    this.text = text
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1)
  }

  get count(): number {
    return this.#starts.length
  }

  start(line: number): number {
    return this.#starts[line] ?? this.text.length
  }

  /** Before its line break. */
  end(line: number): number {
    return line + 1 < this.count ? this.start(line + 1) - 1 : this.text.length
  }

  /** The line of a position. */
  at(position: number): number {
    return lastUpTo(position, this.count, (line) => this.start(line))
  }

  /** The lines of a stretch. */
  of({ from, to }: { from: number; to: number }): Lined {
    return [this.at(from), this.at(to)]
  }

  /** How long the line of a position is. */
  lengthAt(position: number): number {
    const line = this.at(position)
    return this.end(line) - this.start(line)
  }

  get(line: number): string {
    return this.text.slice(this.start(line), this.end(line))
  }

  /** How many spaces it begins with. */
  indent(line: number): number {
    return /^ */.exec(this.get(line))?.[0].length ?? 0
  }
}

/** Lines that edits touch, and those that they become. */
export interface Segment {
  from: Lined
  to: Lined
}

/** `edits` are those that make the second text from the first. */
export function segmentsOf(from: Lines, to: Lines, edits: readonly Edit[]): Segment[] {
  const segments: Segment[] = []
  let offset = 0
  for (const { start, end, text } of edits) {
    const own = [from.at(start), from.at(end)] as const
    const other = [to.at(start + offset), to.at(start + offset + text.length)] as const
    offset += text.length - (end - start)
    const last = segments.at(-1)
    if (last && own[0] <= last.from[1])
      segments[segments.length - 1] = { from: [last.from[0], own[1]], to: [last.to[0], other[1]] }
    else segments.push({ from: own, to: other })
  }
  return segments
}

/** What is folded: runs of lines that are as long as this, */
const RUN = 3
/** in texts as long as this, */
const SHORT = 20
/** but the first lines. */
const HEAD = 3

export interface Run {
  first: number
  last: number
  id: string
}

/**
 * The runs of unmarked lines to fold, but so many lines around a marked one. A run keeps its id while lines are typed in it:
 * it counts the marks before it.
 */
export function runsOf(lines: Lines, marked: readonly number[], context: number): Run[] {
  if (lines.count < SHORT) return []
  const stops = [...new Set(marked)].sort((a, b) => a - b)
  const runs = [...stops, lines.count + context].map((stop, at): Run => {
    const before = stops[at - 1]
    const first = before === undefined ? HEAD : before + 1 + context
    return { first, last: stop - 1 - context, id: `run ${at}` }
  })
  return runs.filter(({ first, last }) => last - first + 1 >= RUN)
}

export const foldsIn = (lines: Lines, marked: readonly number[], context: number): Fold[] =>
  runsOf(lines, marked, context).map((run) => foldOf(lines, run))

/** A fold says how many lines there are, and which fields. */
export function foldOf(lines: Lines, { first, last, id }: Run): Fold {
  const names = last >= lines.count - 2 && last - first < 8 ? ['the end'] : namesIn(lines, first, last)
  const words = `${last - first + 1} lines${names.length > 0 ? `: ${names.join(', ')}` : ''}`
  return { from: lines.start(first), to: lines.end(last), id, words }
}

/** How many names a fold has room for. */
const NAMES = 3

/** The names of the outermost fields of some lines. */
function namesIn(lines: Lines, first: number, last: number): string[] {
  const found: { depth: number; name: string }[] = []
  for (let line = first; line <= Math.min(last, first + 200); line++) {
    const [, space, name] = /^(\s*)"([^"\\]+)"\s*:/.exec(lines.get(line)) ?? []
    if (space !== undefined && name !== undefined) found.push({ depth: space.length, name })
  }
  const outer = Math.min(...found.map(({ depth }) => depth))
  const names = [...new Set(found.filter(({ depth }) => depth === outer).map(({ name }) => name))]
  return names.length > NAMES ? [...names.slice(0, NAMES), '…'] : names
}

/** Where the line of each mark begins, in pixels, by the id of the mark. */
function topsOf(text: string, marks: readonly Mark[]): ReadonlyMap<string, number> {
  const lines = new Lines(text)
  const marked = [
    ...new Set(marks.filter(({ missing, kind }) => !missing && kind !== 'unknown').map(({ from }) => lines.at(from))),
  ]
  const topOf = (line: number) => line * LINE + marked.filter((it) => it < line).length * (MARKED - LINE)
  return new Map(marks.map(({ id, from }) => [id, topOf(lines.at(from))]))
}

/** Room in the second text, so that its marks stand beside those of the same ids in the first, or below. */
export function roomBeside(text: string, marks: readonly Mark[], other: string, others: readonly Mark[]): Block[] {
  const [wanted, tops] = [topsOf(text, marks), topsOf(other, others)]
  let room = 0
  return others.flatMap(({ id, from }): Block[] => {
    const height = (wanted.get(id) ?? 0) - (tops.get(id) ?? 0) - room
    if (height <= 0) return []
    room += height
    return [{ at: other.lastIndexOf('\n', from - 1) + 1, isAbove: true, kind: 'space', height }]
  })
}
