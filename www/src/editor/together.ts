/** Two editors scroll together: what is at the top of one stands beside its place in the other. */
import { ChangeSet } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { Edit } from 'order-contract/wasm'

/** In milliseconds: so long, what one editor scrolls is taken for the answer to the other. */
const ANSWER = 120
/** In pixels: where a line begins. */
const EDGE = 12

/** `edits` make the second text from the first. */
export function scrollTogether([a, b]: readonly [EditorView, EditorView], edits: () => readonly Edit[]): void {
  const answers = new Map<EditorView, number>()
  const follow = (leader: EditorView, follower: EditorView, isBack: boolean) => () => {
    if (performance.now() < (answers.get(leader) ?? 0)) return
    answers.set(follower, performance.now() + ANSWER)
    const { scrollTop } = leader.scrollDOM
    const { top } = leader.scrollDOM.getBoundingClientRect()
    const { left } = leader.contentDOM.getBoundingClientRect()
    const position = leader.posAtCoords({ x: left + EDGE, y: top + 1 }, false)
    const there = Math.min(positionAcross(edits(), position, isBack), follower.state.doc.length)
    const yMargin = (leader.coordsAtPos(position)?.top ?? top) - top
    // The editor measures lines that it has not shown yet, and corrects its place.
    const effects = EditorView.scrollIntoView(there, { y: 'start', yMargin })
    if (scrollTop < leader.defaultLineHeight) follower.scrollDOM.scrollTop = scrollTop
    else follower.dispatch({ effects })
  }
  a.scrollDOM.addEventListener('scroll', follow(a, b, false))
  b.scrollDOM.addEventListener('scroll', follow(b, a, true))
}

/** The position in the other text. */
export function positionAcross(edits: readonly Edit[], position: number, isBack: boolean): number {
  const changes = edits.map(({ start: from, end: to, text: insert }) => ({ from, to, insert }))
  const set = ChangeSet.of(changes, Number.MAX_SAFE_INTEGER)
  return (isBack ? set.invertedDesc : set.desc).mapPos(position)
}
