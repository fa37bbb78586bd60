/** Changes of a text in one place, and where places of the text are after them. */

/** Replaces the stretch between two places by `insert`. */
export interface Splice {
  from: number
  to: number
  insert: string
}

/** The change from one text to another, without what they have in common at their beginnings and ends. */
export function difference(before: string, after: string): Splice | undefined {
  if (before === after) return undefined
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1
  let [to, end] = [before.length, after.length]
  while (to > start && end > start && before.charCodeAt(to - 1) === after.charCodeAt(end - 1)) {
    to -= 1
    end -= 1
  }
  const isOneMore = start === to || start === end
  const shift = isOneMore ? aligned(before.length > after.length ? before : after, start, Math.max(to, end)) : 0
  return { from: start - shift, to: to - shift, insert: after.slice(start - shift, end - shift) }
}

/**
 * How far an inserted or removed stretch can be moved towards the beginning, so that it begins a line or an object;
 * else 0. So one of several equal lines is removed as a line, and not as parts of two.
 */
function aligned(longer: string, start: number, end: number): number {
  for (let shift = 0; shift <= start; shift += 1) {
    if (longer[start - shift] === '{' || longer[start - shift - 1] === '\n') return shift
    if (longer[start - shift - 1] !== longer[end - shift - 1]) return 0
  }
  return 0
}

export const applied = ({ from, to, insert }: Splice, text: string): string =>
  text.slice(0, from) + insert + text.slice(to)

/** The change that undoes a change of `text`. */
export const inverted = ({ from, to, insert }: Splice, text: string): Splice => ({
  from,
  to: from + insert.length,
  insert: text.slice(from, to),
})

/** Where a place is after a change. If text is inserted right there: behind it with `after`, else before it. */
export function placeAfter(at: number, { from, to, insert }: Splice, after: boolean): number {
  if (at < from || (at === from && !after)) return at
  return at < to ? from + (after ? insert.length : 0) : at - to + from + insert.length
}

/** Where a stretch is after a change. Text inserted at its edges stays outside. */
export function stretchAfter<T extends { from: number; to: number }>(it: T, change: Splice): T {
  const from = placeAfter(it.from, change, true)
  return { ...it, from, to: Math.max(from, placeAfter(it.to, change, false)) }
}
