/**
 * The plain case: something was edited that both versions have. The same edit is made on the other side, where all else
 * stays. It counts only where that, converted back, is the very text that was edited.
 */
import { type ChangeSet, Text } from '@codemirror/state'
import type { Kept } from './kept.js'
import { membersIn, shifted } from './outline.js'
import type { Made, Task } from './task.js'

export interface BothBefore {
  /** What was known of each object, in the order in which they stood. */
  kept: readonly Kept[]
  /** How the other side looked. */
  other: string
  /** From the edited side's text before to the other's. */
  across: ChangeSet | undefined
}

export function besideEdit(task: Task, changes: ChangeSet, { kept, other, across }: BothBefore): Made | undefined {
  const { text, from, to, convert } = task
  if (across === undefined || !sameObjects(task, kept) || !sharedAlone(task)) return undefined
  const there = changes.map(across).apply(docOf(other)).toString()
  const back = convert(there, to, from)
  if (!back.ok || back.output !== text) return undefined
  const conversion = convert(text, from, to, { complement: back.complement })
  if (!conversion.ok || conversion.output !== there) return undefined
  return { conversion, outline: shifted(task.outline, conversion.edits) }
}

/** None came, went or moved. */
const sameObjects = ({ matched }: Task, kept: readonly Kept[]) =>
  matched.length === kept.length && matched.every((known, at) => known === kept[at])

/** What only the edited side has is as it was, and no step is undone. */
function sharedAlone({ from, text, layout, outline, matched }: Task): boolean {
  return outline.units.every(({ start, end }, at) => {
    const now = text.slice(start, end)
    const known = matched[at]
    if (known === undefined || known.forms[from] === now) return true
    if (known.remembered(from, now) !== undefined) return false
    return layout.query || membersIn(now, layout.own[from]) === membersIn(known.forms[from], layout.own[from])
  })
}

const docOf = (text: string) => Text.of(text.split('\n'))
