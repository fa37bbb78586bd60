/**
 * Objects that an edit does not concern look on the other side as they did. A complement nearly always says so; where two
 * edits cannot stand beside one another in it, this does.
 */
import type { AppliedChange, Edit } from 'order-contract/slim'
import { type Outline, shifted } from './outline.js'
import type { Converted, Made } from './task.js'

/** How an object looks in the other version: exactly so, or but for what was edited. */
export interface Form {
  text: string
  exact: boolean
}

/** `outline` is that of the conversion's output. */
export function restored(conversion: Converted, outline: Outline, forms: readonly Form[]): Made {
  const { output } = conversion
  const edits = outline.units.flatMap(({ start, end }, at): Edit[] => {
    const form = forms[at]
    return form?.exact && output.slice(start, end) !== form.text ? [{ start, end, text: form.text }] : []
  })
  if (edits.length === 0) return { conversion, outline }
  const changes = conversion.changes.map((change) => moved(change, edits))
  return { conversion: { ...conversion, output: edited(output, edits), changes }, outline: shifted(outline, edits) }
}

function edited(text: string, edits: readonly Edit[]): string {
  return edits.reduceRight((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), text)
}

/** Inside an object that was put back there is nothing that this conversion made. */
function moved({ toSpan, ...change }: AppliedChange, edits: readonly Edit[]): AppliedChange {
  if (toSpan === undefined || edits.some(({ start, end }) => start <= toSpan.start && toSpan.end <= end)) return change
  const by = edits.reduce(
    (by, { start, end, text }) => (end <= toSpan.start ? by + text.length - (end - start) : by),
    0,
  )
  return { ...change, toSpan: { ...toSpan, start: toSpan.start + by, end: toSpan.end + by } }
}
