/** How one text becomes another: by replacing one stretch of it. */
export interface Splice {
  from: number
  to: number
  insert: string
}

/** The smallest stretch in which two texts differ, or nothing. A pair of surrogates is not torn apart. */
export function difference(before: string, after: string): Splice | undefined {
  if (before === after) return undefined
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1
  if (isLow(before, start) || isLow(after, start)) start -= 1
  let end = 0
  while (
    end < most - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  ) {
    end += 1
  }
  if (isLow(before, before.length - end) || isLow(after, after.length - end)) end -= 1
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}

const isLow = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xdc00
