/** Changes of a text that is a string. */
import { ChangeSet } from '@codemirror/state'

export function applied(changes: ChangeSet, text: string): string {
  let made = ''
  let used = 0
  changes.iterChanges((from, to, _from, _to, inserted) => {
    made += text.slice(used, from) + inserted.toString()
    used = to
  })
  return made + text.slice(used)
}

/** What takes changes of a text back. */
export function inverted(changes: ChangeSet, text: string): ChangeSet {
  const back: { from: number; to: number; insert: string }[] = []
  changes.iterChanges((from, to, fromNow, toNow) => {
    back.push({ from: fromNow, to: toNow, insert: text.slice(from, to) })
  })
  return ChangeSet.of(back, changes.newLength, '\n')
}

/** Where the last change ends. */
export function reach(changes: ChangeSet): number {
  let end = 0
  changes.iterChangedRanges((_from, _to, _fromNow, toNow) => {
    end = toNow
  })
  return end
}
