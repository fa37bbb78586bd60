/** What is drawn in a text: marks at the package's spans, folded lines, and blocks between lines. */
import { type EditorState, type Extension, type Range, StateEffect, StateField, type Text } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import {
  type Block,
  type Drawing,
  type Fold,
  hasAllLines,
  LINE,
  LONG_LINE,
  type Mark,
  type MarkKind,
  type MarkPlace,
  PADS,
  slotOf,
} from './drawn.js'

/** Kinds whose lines stand out, by weight: a line with an error is red even if it has a warning. */
const TINTED: readonly MarkKind[] = ['error', 'change', 'loss', 'warning']

const isTinted = (kind: MarkKind) => TINTED.includes(kind)

/** Draws this, and nothing else. */
export const draw = StateEffect.define<Drawing>()

/** Opens the fold of an id, or of `*` all. */
export const open = StateEffect.define<string>()

/** Marks where reading stops while a text is typed, and changes no line's height. */
export const stop = StateEffect.define<{ from: number; to: number } | undefined>()

const stopField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, { changes, effects, state }) {
    for (const effect of effects)
      if (effect.is(stop)) return effect.value ? stopIn(effect.value, state) : Decoration.none
    return before.map(changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})

function stopIn({ from, to }: { from: number; to: number }, state: EditorState): DecorationSet {
  const line = Decoration.line({ class: 'stopped' }).range(state.doc.lineAt(Math.min(from, state.doc.length)).from)
  return Decoration.set([line, ...markRange({ from, to, kind: 'error', id: 'stop', words: '' }, state)], true)
}

export function hasStop(state: EditorState, { from, to }: { from: number; to: number }): boolean {
  const next = state.field(stopField).iter(from)
  return next.value !== null && next.from <= to
}

interface Drawn {
  all: DecorationSet
  folded: DecorationSet
}

const drawField = StateField.define<Drawn>({
  create: () => ({ all: Decoration.none, folded: Decoration.none }),
  update(drawn, transaction) {
    for (const effect of transaction.effects) if (effect.is(draw)) return drawnIn(effect.value, transaction.state)
    const { changes, selection } = transaction
    const opened = transaction.effects.flatMap((effect) => (effect.is(open) ? effect.value : []))
    // What is selected is not folded: the browser could not select it.
    const isHit = (from: number, to: number) => selection && isIn(selection.main.head, from, to, transaction.newDoc)
    const isOpened = ({ id }: Fold) => opened.includes(id) || opened.includes('*')
    const filter = (from: number, to: number, { spec }: Decoration) => !isHit(from, to) && !isOpened(spec.fold)
    const folded = drawn.folded.map(changes)
    const isSame = selection === undefined && opened.length === 0
    return { all: drawn.all.map(changes), folded: isSame ? folded : folded.update({ filter }) }
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
  const all = [
    ...lineRanges(marks, state),
    ...marks.flatMap((mark) => [...markRange(mark, state), ...nameRange(mark, state)]),
  ]
  const own = blocks.filter(({ at }) => at <= doc.length).map((block) => blockRange(block, 2))
  const folded = folds
    .filter(within)
    .map((fold) => Decoration.replace({ widget: foldWidget(fold), block: true, fold }).range(fold.from, fold.to))
  return { all: Decoration.set([...all, ...own], true), folded: Decoration.set(folded, true) }
}

/**
 * Each line has the tint of its weightiest mark. What makes it higher are blocks, whose height the editor knows also where
 * it has not drawn them: two texts beside each other stay so from end to end.
 */
function lineRanges(marks: readonly Mark[], { doc }: EditorState): Range<Decoration>[] {
  const lines = new Map<number, { kind: MarkKind; from: number; to: number }>()
  for (const mark of marks) {
    const { from, to, kind, missing } = mark
    const first = doc.lineAt(Math.min(from, doc.length))
    if (!isTinted(kind) || first.length >= LONG_LINE || missing) continue
    const last = hasAllLines(mark) ? doc.lineAt(Math.min(to, doc.length)) : first
    const before = lines.get(first.from)
    const isHeavier = before === undefined || TINTED.indexOf(kind) < TINTED.indexOf(before.kind)
    if (isHeavier) lines.set(first.from, { kind, from: first.number, to: last.number })
  }
  return [...lines].flatMap(([at, { kind, from, to }]) => [
    blockRange({ at, isAbove: true, kind: `pad-${kind}`, height: PADS[0] }),
    ...Array.from({ length: to - from + 1 }, (_, index) =>
      Decoration.line({ class: `line-${kind}` }).range(doc.line(from + index).from),
    ),
    blockRange({ at: doc.line(to).to, kind: `pad-${kind}`, height: PADS[1] }),
  ])
}

/** The name before a value, or that a member begins with: it has the colour of its mark. */
const NAME = /^"[^"\\\n]*(?:\\.[^"\\\n]*)*"(?=\s*:)/
const NAMED = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"(?=\s*:\s*$)/

/** How far names are looked for. */
const NEAR = 100

function nameRange({ from, to, kind, missing }: Mark, { doc }: EditorState): Range<Decoration>[] {
  if (!isTinted(kind) || missing || to > doc.length) return []
  const start = Math.max(doc.lineAt(from).from, from - NEAR)
  const own = NAME.exec(doc.sliceString(from, Math.min(to, from + NEAR)))
  const before = own ? null : NAMED.exec(doc.sliceString(start, from))
  const [name, at] = own ? [own[0], from] : before ? [before[0], start + before.index] : ['', 0]
  return name === '' ? [] : [Decoration.mark({ class: `name-${kind}` }).range(at, at + name.length)]
}

/** An empty place, such as the end of a text, is shown on the character before it. */
function markRange(mark: Mark, { doc }: EditorState): Range<Decoration>[] {
  const from = Math.min(mark.from, doc.length)
  const to = Math.min(Math.max(mark.to, mark.from + 1), doc.length)
  const start = from === to && from > doc.lineAt(from).from ? from - 1 : from
  const name = mark.missing || mark.isWhole ? 'mark-none' : `mark-${mark.kind}`
  return start < to ? [Decoration.mark({ class: name, mark }).range(start, to)] : []
}

/** The marks of a stretch of the text, in its order. */
export function marksIn(state: EditorState, start = 0, end = state.doc.length): MarkPlace[] {
  const found: MarkPlace[] = []
  state.field(drawField).all.between(start, end, (from, to, { spec }) => {
    if (spec.mark) found.push({ from, to, mark: spec.mark })
  })
  return found
}

/** The smallest mark at a position. */
export const markAt = (state: EditorState, pos: number): MarkPlace | undefined =>
  marksIn(state, pos, pos).sort((a, b) => a.to - a.from - (b.to - b.from))[0]

/** Whether a position is in a fold: the end of the text is, too, as the browser cannot put the caret there. */
const isIn = (pos: number, from: number, to: number, { length }: Text) => from < pos && (pos < to || to === length)

/** The fold that a position is in. */
export function foldAt(state: EditorState, pos: number): Fold | undefined {
  let found: Fold | undefined
  state.field(drawField).folded.between(pos, pos, (from, to, { spec }) => {
    if (isIn(pos, from, to, state.doc)) found = spec.fold
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

/** Further blocks are farther from the line than what makes it higher. */
function blockRange(block: Block, far = 1): Range<Decoration> {
  const { at, isAbove, isInLine, ...shown } = block
  return Decoration.widget({ widget: blockWidget(shown), block: !isInLine, side: isAbove ? -far : far }).range(at)
}

const blockWidget = ({ kind, height, mark = '', name = '', words = '', lang = '', indent = 0 }: Omit<Block, 'at'>) =>
  new ElementWidget([kind, height, mark, name, words, lang, indent].join(' '), height ?? LINE, () => {
    const element = document.createElement(kind === 'note' ? 'slot' : 'div')
    const own = document.createElement('b')
    own.textContent = name
    element.className = `block block-${kind}`
    element.append(own, words)
    if (lang !== '') element.lang = lang
    element.style.setProperty('--deep', String(indent))
    element.dataset.mark = mark
    if (element instanceof HTMLSlotElement) element.name = slotOf(mark)
    if (height !== undefined) element.style.height = `${height}px`
    return element
  })

/** Shows a drawing, this one at first. `unfold` is called with the id of a fold that is pressed. */
export const drawing = (first: Drawing, unfold: (id: string) => void): Extension => [
  drawField.init((state) => drawnIn(first, state)),
  stopField,
  EditorView.domEventHandlers({
    click({ target }) {
      const id = target instanceof HTMLElement ? target.dataset.fold : undefined
      if (id !== undefined) unfold(id)
      return id !== undefined
    },
  }),
]
