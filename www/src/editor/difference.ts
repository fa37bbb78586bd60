/** Where two texts differ, as one change: their beginnings and ends that agree are left alone. */
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
  return { from: start, to: before.length - tail, insert: after.slice(start, after.length - tail) }
}
