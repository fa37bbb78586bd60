/** What is drawn in a text: marks at the package's spans, folded lines, and blocks between lines. */
import { type EditorState, type Extension, type Range, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import { type Block, type Drawing, type Fold, LINE, LONG_LINE, type Mark, type MarkKind } from './drawn.js'

/** Kinds whose lines stand out, by weight: a line with an error is red even if it has a warning. */
const TINTED: readonly MarkKind[] = ['error', 'change', 'loss', 'gap', 'warning']

const isTinted = (kind: MarkKind) => TINTED.includes(kind)

/** Draws this, and nothing else. */
export const draw = StateEffect.define<Drawing>()

interface Drawn {
  all: DecorationSet
  folded: DecorationSet
}

const drawField = StateField.define<Drawn>({
  create: () => ({ all: Decoration.none, folded: Decoration.none }),
  update(drawn, transaction) {
    for (const effect of transaction.effects) if (effect.is(draw)) return drawnIn(effect.value, transaction.state)
    const { changes, selection } = transaction
    const folded = drawn.folded.map(changes)
    // What is selected is not folded: the browser could not select it.
    const isFree = (from: number, to: number) => !(selection && from < selection.main.head && selection.main.head < to)
    return { all: drawn.all.map(changes), folded: selection ? folded.update({ filter: isFree }) : folded }
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ all }) => all),
    EditorView.decorations.from(field, ({ folded }) => folded),
    EditorView.atomicRanges.of((view) => view.state.field(field).folded),
  ],
})

function drawnIn({ marks, folds, blocks }: Drawing, state: EditorState): Drawn {
  const { doc } = state
  const within = ({ to }: { to: number }) => to <= doc.length
  const all = [...lineRanges(marks, state), ...marks.flatMap((mark) => markRange(mark, state))]
  const below = blocks
    .filter(({ at }) => at <= doc.length)
    .map((block) => Decoration.widget({ widget: blockWidget(block), block: true, side: 1 }).range(block.at))
  const folded = folds
    .filter(within)
    .map((fold) => Decoration.replace({ widget: foldWidget(fold), block: true, fold }).range(fold.from, fold.to))
  return { all: Decoration.set([...all, ...below], true), folded: Decoration.set(folded, true) }
}

/** Each line has the tint of its weightiest mark. */
function lineRanges(marks: readonly Mark[], { doc }: EditorState): Range<Decoration>[] {
  const kinds = new Map<number, MarkKind>()
  for (const { from, kind } of marks) {
    const line = doc.lineAt(Math.min(from, doc.length))
    const before = kinds.get(line.from)
    const isHeavier = before === undefined || TINTED.indexOf(kind) < TINTED.indexOf(before)
    if (isTinted(kind) && line.length < LONG_LINE && isHeavier) kinds.set(line.from, kind)
  }
  return [...kinds].map(([from, kind]) => Decoration.line({ class: `line-${kind}` }).range(from))
}

/** An empty place, such as the end of a text, is shown on the character before it. */
function markRange(mark: Mark, { doc }: EditorState): Range<Decoration>[] {
  const from = Math.min(mark.from, doc.length)
  const to = Math.min(Math.max(mark.to, mark.from + 1), doc.length)
  const start = from === to && from > doc.lineAt(from).from ? from - 1 : from
  return start < to ? [Decoration.mark({ class: `mark-${mark.kind}`, mark }).range(start, to)] : []
}

interface Placed {
  from: number
  to: number
  mark: Mark
}

/** The marks of a stretch of the text, in its order. */
export function marksIn(state: EditorState, start = 0, end = state.doc.length): Placed[] {
  const found: Placed[] = []
  state.field(drawField).all.between(start, end, (from, to, { spec }) => {
    if (spec.mark) found.push({ from, to, mark: spec.mark })
  })
  return found
}

/** The smallest mark at a position. */
export const markAt = (state: EditorState, pos: number): Placed | undefined =>
  marksIn(state, pos, pos).sort((a, b) => a.to - a.from - (b.to - b.from))[0]

/** The fold that a position is in. */
export function foldAt(state: EditorState, pos: number): Fold | undefined {
  let found: Fold | undefined
  state.field(drawField).folded.between(pos, pos, (from, to, { spec }) => {
    if (from < pos && pos < to) found = spec.fold
  })
  return found
}

/** An element in the text. Those of the same key are the same. */
class ElementWidget extends WidgetType {
  constructor(
    readonly key: string,
    readonly height: number,
    readonly make: () => HTMLElement,
  ) {
    super()
  }

  override get estimatedHeight(): number {
    return this.height
  }

  toDOM(): HTMLElement {
    return this.make()
  }

  override eq({ key }: ElementWidget): boolean {
    return key === this.key
  }

  /** A press on a fold is heard below. */
  override ignoreEvent({ type }: Event): boolean {
    return type !== 'click'
  }
}

const foldWidget = ({ id, words }: Fold) =>
  new ElementWidget(`${id} ${words}`, 28, () => {
    const button = document.createElement('button')
    button.className = 'fold'
    button.textContent = words
    button.dataset.fold = id
    button.setAttribute('aria-expanded', 'false')
    return button
  })

const blockWidget = ({ kind, height, words = '', slot }: Block) =>
  new ElementWidget([kind, height, slot, words].join(' '), height ?? LINE, () => {
    const element = document.createElement(slot ? 'slot' : 'div')
    element.className = `block-${kind}`
    element.textContent = words
    if (slot) element.setAttribute('name', slot)
    if (height !== undefined) element.style.height = `${height}px`
    return element
  })

/** Shows a drawing, this one at first. `unfold` is called with the id of a fold that is pressed. */
export const drawing = (first: Drawing, unfold: (id: string) => void): Extension => [
  drawField.init((state) => drawnIn(first, state)),
  EditorView.domEventHandlers({
    click({ target }) {
      const id = target instanceof HTMLElement ? target.dataset.fold : undefined
      if (id !== undefined) unfold(id)
      return id !== undefined
    },
  }),
]
