/** How one text becomes another: by edits, in the order of the text. */
import type { Edit } from 'order-contract'
import { lastUpTo } from './lines.js'

/** The smallest stretch in which two texts differ, or nothing. */
export function difference(before: string, after: string): Edit | undefined {
  if (before === after) return undefined
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { start, end: before.length - end, text: after.slice(start, after.length - end) }
}

/** A text as the editor has it: with `\n` alone, and without a byte order mark. */
export const plain = (text: string) => text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')

/** Makes edits of the plain text in the text as it came: its own line ends stay, and new ones are alike. */
export function edited(came: string, edits: readonly Edit[]): string {
  // Where in the plain text something has been left out.
  const gaps = [...came.matchAll(/^\ufeff|\r(?=\n)/g)].map(({ index, 0: it }, at) => (it === '\r' ? index - at : -1))
  const placeOf = (position: number) => position + 1 + lastUpTo(position - 1, gaps.length, (at) => gaps[at] ?? 0)
  const lineEnd = came.includes('\r\n') ? '\r\n' : '\n'
  let made = ''
  let from = 0
  for (const { start, end, text } of edits) {
    made += came.slice(from, placeOf(start)) + text.replaceAll('\n', lineEnd)
    from = placeOf(end)
  }
  return made + came.slice(from)
}
