/**
 * An edit made beside what the other side has: only what was edited is converted anew, all else of the other side stays
 * as it was, and an object that was moved takes along how it stood there. Whether that is right is for a conversion
 * back to say.
 */
import type { ChangeDesc } from '@codemirror/state'
import type { Edit } from 'order-contract/slim'

interface Range {
  start: number
  end: number
}

/** An edit by its places in both texts. */
export interface Place {
  here: Range
  there: Range
}

/** A text converted, and the edits that led to its output. */
export interface Converted {
  text: string
  output: string
  places: readonly Place[]
}

export function placesOf(edits: readonly Edit[]): Place[] {
  let by = 0
  return edits.map(({ start, end, text }) => {
    const there = { start: start + by, end: start + by + text.length }
    by += text.length - (end - start)
    return { here: { start, end }, there }
  })
}

/** The same edits, from the output back. */
export const inverse = (places: readonly Place[]): Place[] =>
  places.map(({ here, there }) => ({ here: there, there: here }))

/** `before` is how the other side stood, `now` how it would be if it held nothing of its own. */
export function beside(before: Converted, now: Converted, changes: ChangeDesc): string {
  let made = ''
  let [usedBefore, usedNow, edited] = [0, 0, 0]
  changes.iterGaps((at, atNow, length) => {
    const by = atNow - at
    const piece = whole({ start: at, end: at + length }, by, before.places, now.places)
    if (piece === undefined) return
    const { start, end } = piece
    const anew = now.output.slice(usedNow, startOf(now.places, start + by))
    made += movedTo(now.text.slice(edited, start + by), before, changes) ?? anew
    made += before.output.slice(Math.max(usedBefore, startOf(before.places, start)), endOf(before.places, end))
    usedBefore = endOf(before.places, end)
    usedNow = endOf(now.places, end + by)
    edited = end + by
  })
  return made + (movedTo(now.text.slice(edited), before, changes) ?? now.output.slice(usedNow))
}

/** How an object that is put in stood on the other side, where it was taken out of another place. */
function movedTo(put: string, { text, output, places }: Converted, changes: ChangeDesc): string | undefined {
  const [, lead = '', object, trail = ''] = /^([\s,]*)(\{.+\})([\s,]*)$/s.exec(put) ?? []
  const at = object === undefined ? -1 : text.indexOf(object)
  if (object === undefined || at < 0 || !isTaken({ start: at, end: at + object.length }, changes)) return undefined
  return lead + output.slice(startOf(places, at), endOf(places, at + object.length)) + trail
}

function isTaken({ start, end }: Range, changes: ChangeDesc): boolean {
  let taken = false
  changes.iterChangedRanges((from, to) => {
    taken ||= from <= start && end <= to
  })
  return taken
}

/** What of an unchanged stretch begins and ends outside of all edits. */
function whole({ start, end }: Range, by: number, before: readonly Place[], now: readonly Place[]): Range | undefined {
  const edits = [...before.map(({ here }) => here), ...now.map(({ here }) => moved(here, -by))]
  for (const edit of edits.sort((a, b) => a.start - b.start)) {
    if (edit.start < start && start < edit.end) start = edit.end
  }
  for (const edit of edits.reverse()) {
    if (edit.start < end && end < edit.end) end = edit.start
  }
  return start <= end ? { start, end } : undefined
}

const moved = ({ start, end }: Range, by: number): Range => ({ start: start + by, end: end + by })

/** Where a stretch that begins there begins in the other text; what was put in right there belongs to it. */
const startOf = (places: readonly Place[], at: number) =>
  through(places, at, ({ start, end }) => end <= at && start < at)

/** Where a stretch that ends there ends in the other text. */
const endOf = (places: readonly Place[], at: number) => through(places, at, ({ end }) => end <= at)

function through(places: readonly Place[], at: number, isBefore: (edit: Range) => boolean): number {
  const last = places.findLast(({ here }) => isBefore(here))
  return last === undefined ? at : at + last.there.end - last.here.end
}
