/** Two editors scroll together: the line at the top of one stands beside its line in the other. */
import { EditorView } from '@codemirror/view'

/** In milliseconds: so long, what one editor scrolls is taken for the answer to the other. */
const ANSWER = 120

/** `across` gives the position in the other text. Returns how to stop. */
export function scrollTogether(
  [a, b]: readonly [EditorView, EditorView],
  across: (position: number, isBack: boolean) => number,
): () => void {
  const answers = new Map<EditorView, number>()
  const follow = (leader: EditorView, follower: EditorView, isBack: boolean) => () => {
    if (performance.now() < (answers.get(leader) ?? 0)) return
    answers.set(follower, performance.now() + ANSWER)
    const { scrollTop } = leader.scrollDOM
    const top = leader.lineBlockAtHeight(scrollTop)
    const there = Math.min(across(top.from, isBack), follower.state.doc.length)
    // The editor measures lines that it has not shown yet, and corrects its place.
    const effects = EditorView.scrollIntoView(there, { y: 'start', yMargin: top.top - scrollTop })
    if (scrollTop < leader.defaultLineHeight) follower.scrollDOM.scrollTop = scrollTop
    else follower.dispatch({ effects })
  }
  const [onA, onB] = [follow(a, b, false), follow(b, a, true)]
  a.scrollDOM.addEventListener('scroll', onA)
  b.scrollDOM.addEventListener('scroll', onB)
  return () => {
    a.scrollDOM.removeEventListener('scroll', onA)
    b.scrollDOM.removeEventListener('scroll', onB)
  }
}
