/**
 * Where two texts differ, as one change: their beginnings and ends that agree are left alone. What is put in or taken
 * out begins at the start of a line where it can: a line that is gone is that line, and not parts of two that look alike.
 */
export function difference(before: string, after: string): { from: number; to: number; insert: string } | undefined {
  if (before === after) return undefined
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1
  let tail = 0
  while (
    tail < most - start &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  ) {
    tail += 1
  }
  const shift = start + tail === most ? toLineStart(before.length > after.length ? before : after, start, tail) : 0
  const [from, to] = [start - shift, before.length - tail - shift]
  return { from, to, insert: after.slice(from, after.length - tail - shift) }
}

/** How far back the only stretch that the longer text has more can be moved, to begin a line; else 0. */
function toLineStart(longer: string, start: number, tail: number): number {
  const end = longer.length - tail
  const line = longer.slice(0, start).lastIndexOf('\n')
  if (line < 0) return 0
  const shift = start - line - 1
  return longer.slice(start - shift, start) === longer.slice(end - shift, end) ? shift : 0
}
