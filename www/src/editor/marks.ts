/** Marks in a text, at the package's spans: tinted, struck through or underlined, and explained where they are. */
import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, hoverTooltip, showTooltip, type Tooltip } from '@codemirror/view'
import type { Basis } from 'order-contract/wasm'
import { explain } from '../frame/explain.js'

/** `gap` and `change` concern conversions, the severities are those of problems. */
export type MarkKind = 'change' | 'loss' | 'gap' | 'unknown' | 'error' | 'warning' | 'info'

/** What there is to know about a place. */
export interface About {
  title: string
  why: string
  basis?: Basis | undefined
  section: string
}

export interface Mark {
  from: number
  to: number
  kind: MarkKind
  /** What a list calls the same thing. */
  id: string
  about: About
}

/** Marks these places, and no others. */
export const setMarks = StateEffect.define<readonly Mark[]>()
/** Closes the explanation at the caret. */
export const noExplanation = StateEffect.define<null>().of(null)

const markField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(set, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setMarks)) return drawn(effect.value, transaction.state)
    }
    return set.map(transaction.changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** Lines that are longer are not tinted as a whole: the mark itself is. */
const LONG_LINE = 300

function drawn(marks: readonly Mark[], { doc }: EditorState): DecorationSet {
  const ranges = marks.flatMap((mark) => {
    const from = Math.min(mark.from, doc.length)
    const line = doc.lineAt(from)
    // An empty place, such as the end of a text, is shown on the character before it.
    const to = Math.min(Math.max(mark.to, mark.from + 1), doc.length)
    const start = from === to && from > line.from ? from - 1 : from
    const tinted = line.length < LONG_LINE ? [Decoration.line({ class: `line-${mark.kind}` }).range(line.from)] : []
    const place = start < to ? [Decoration.mark({ class: `mark mark-${mark.kind}`, mark }).range(start, to)] : []
    return [...tinted, ...place]
  })
  return Decoration.set(ranges, true)
}

interface Placed {
  from: number
  to: number
  mark: Mark
}

/** The marks of a stretch of the text, in its order. */
export function marksIn(state: EditorState, start = 0, end = state.doc.length): Placed[] {
  const found: Placed[] = []
  state.field(markField).between(start, end, (from, to, { spec }) => {
    if (spec.mark) found.push({ from, to, mark: spec.mark })
  })
  return found
}

/** The smallest mark at a position. */
export const markAt = (state: EditorState, pos: number): Placed | undefined =>
  marksIn(state, pos, pos).sort((a, b) => a.to - a.from - (b.to - b.from))[0]

const caretTooltip = StateField.define<Tooltip | null>({
  create: () => null,
  update(tooltip, transaction) {
    if (transaction.docChanged || transaction.effects.includes(noExplanation)) return null
    // A place that is pointed at explains itself, not one that is typed in.
    if (transaction.isUserEvent('select')) return tooltipAt(transaction.state)
    return tooltip
  },
  provide: (field) => showTooltip.from(field),
})

function tooltipAt(state: EditorState): Tooltip | null {
  const { main } = state.selection
  const placed = markAt(state, main.head) ?? markAt(state, main.from)
  return placed ? tooltipOf(placed) : null
}

const tooltipOf = ({ from, to, mark }: Placed): Tooltip => ({
  pos: from,
  end: to,
  create() {
    const dom = document.createElement('div')
    dom.className = 'explained'
    explain(mark.about, dom)
    return { dom }
  },
})

const hovered = hoverTooltip((view, pos) => {
  const placed = markAt(view.state, pos)
  const isShown = placed && view.state.field(caretTooltip)?.pos === placed.from
  return placed && !isShown ? tooltipOf(placed) : null
})

/** Shows marks, these at first. */
export const marking = (marks: readonly Mark[]): Extension => [
  markField.init((state) => drawn(marks, state)),
  caretTooltip,
  hovered,
  // Where the caret no longer is, nothing is explained.
  EditorView.domEventHandlers({
    blur: (_event, view) => {
      setTimeout(() => view.state.field(caretTooltip) && view.dispatch({ effects: noExplanation }), 200)
    },
  }),
]
