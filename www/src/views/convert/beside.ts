/**
 * Carries an edit over to the other side: only what was edited is converted again, everything else there stays as it
 * was. The caller checks the result by a conversion back (following.ts).
 */
import type { Edit } from 'order-contract/slim'
import type { Splice } from '../../editor/splice.js'

interface Stretch {
  start: number
  end: number
}

/** Where an edit is in both texts. */
export interface Place {
  here: Stretch
  there: Stretch
}

/** A text converted, and the edits that led to its output. */
export interface Output {
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

/** The same edits, from the output to the input. */
export const inverse = (places: readonly Place[]): Place[] =>
  places.map(({ here, there }) => ({ here: there, there: here }))

/** `before` is the other side as it was, `now` as it would be without anything of its own. */
export function beside(before: Output, now: Output, { from, to, insert }: Splice): string {
  const by = insert.length - (to - from)
  const end = endBefore(
    from,
    [...before.places, ...now.places].map(({ here }) => here),
  )
  const later = now.places.map(({ here }) => ({ start: here.start - by, end: here.end - by }))
  const start = startBehind(to, [...before.places.map(({ here }) => here), ...later])
  const head = endOf(before.places, end)
  const tail = Math.max(head, startOf(before.places, start))
  const anew = now.output.slice(endOf(now.places, end), startOf(now.places, start + by))
  return before.output.slice(0, head) + anew + before.output.slice(tail)
}

/** Moves the end of the unchanged head before an edit that crosses it. */
function endBefore(at: number, edits: Stretch[]): number {
  for (const { start, end } of edits.sort((a, b) => b.start - a.start)) if (start < at && at < end) at = start
  return at
}

/** Moves the start of the unchanged tail behind an edit that crosses it. */
function startBehind(at: number, edits: Stretch[]): number {
  for (const { start, end } of edits.sort((a, b) => a.start - b.start)) if (start < at && at < end) at = end
  return at
}

/** Where a stretch that begins at `at` begins in the other text. Text inserted right there belongs to it. */
const startOf = (places: readonly Place[], at: number) =>
  through(places, at, ({ start, end }) => end <= at && start < at)

/** Where a stretch that ends at `at` ends in the other text. */
const endOf = (places: readonly Place[], at: number) => through(places, at, ({ end }) => end <= at)

function through(places: readonly Place[], at: number, isBefore: (edit: Stretch) => boolean): number {
  const last = places.findLast(({ here }) => isBefore(here))
  return last === undefined ? at : at + last.there.end - last.here.end
}
