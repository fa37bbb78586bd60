/** What is drawn in a text: marks at the package's spans, folded lines, and blocks between lines. */
import { type EditorState, type Extension, type Range, StateEffect, StateField, type Text } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import type { Span } from '../app/json.js'
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

/** Draws this, and nothing else. */
export const draw = StateEffect.define<Drawing>()

/** Opens the fold of an id, or of `*` all. */
export const open = StateEffect.define<string>()

/** Marks where reading stops while a text is typed, and changes no line's height. */
export const stop = StateEffect.define<Span | undefined>()

/** Decorations that move with the text, until an effect changes them. */
const decorations = (change: (now: DecorationSet, effect: StateEffect<unknown>, doc: Text) => DecorationSet) =>
  StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update: (before, { changes, effects, newDoc }) =>
      effects.reduce((now, effect) => change(now, effect, newDoc), before.map(changes)),
    provide: (field) => EditorView.decorations.from(field),
  })

const stopped = decorations((now, effect, doc) => (effect.is(stop) ? stopIn(effect.value, doc) : now))

const drawn = decorations((now, effect, doc) => (effect.is(draw) ? drawnIn(effect.value, doc) : now))

const folded = decorations((now, effect) => {
  if (effect.is(draw)) return Decoration.set(effect.value.folds.map(foldRange), true)
  if (effect.is(open))
    return now.update({ filter: (_from, _to, { spec }) => !['*', spec.fold.id].includes(effect.value) })
  return now
})

export const drawing: Extension = [
  stopped,
  drawn,
  folded,
  EditorView.atomicRanges.of(({ state }) => state.field(folded)),
]

/** Kinds whose lines stand out, by weight: a line with an error is red even if it has a warning. */
const TINTED: readonly MarkKind[] = ['error', 'change', 'loss', 'warning']

const isTinted = ({ kind, missing }: Mark) => TINTED.includes(kind) && !missing

function stopIn(span: Span | undefined, doc: Text): DecorationSet {
  if (span === undefined) return Decoration.none
  const line = Decoration.line({ class: 'stopped' }).range(doc.lineAt(span.start).from)
  const mark = { from: span.start, to: span.end, kind: 'error', id: 'stop', words: '' } as const
  return Decoration.set([line, ...markRange(mark, doc)], true)
}

function drawnIn({ marks, blocks }: Drawing, doc: Text): DecorationSet {
  const tinted = marks.filter(isTinted)
  const ranges = [
    ...lineRanges(tinted, doc),
    ...marks.flatMap((mark) => markRange(mark, doc)),
    ...tinted.flatMap((mark) => nameRange(mark, doc)),
    ...blocks.map((block) => blockRange(block, 2)),
  ]
  return Decoration.set(ranges, true)
}

/**
 * Each line has the tint of its weightiest mark. What makes it higher are blocks, whose height the editor knows also where
 * it has not drawn them: two texts beside each other stay so from end to end.
 */
function lineRanges(marks: readonly Mark[], doc: Text): Range<Decoration>[] {
  const short = marks.filter(({ from }) => doc.lineAt(from).length < LONG_LINE)
  return [...Map.groupBy(short, ({ from }) => doc.lineAt(from).number)].flatMap(([first, all]) => {
    const [mark] = all.sort((a, b) => TINTED.indexOf(a.kind) - TINTED.indexOf(b.kind)) as [Mark]
    const last = hasAllLines(mark) ? doc.lineAt(mark.to).number : first
    const tint = Decoration.line({ class: `line-${mark.kind}` })
    const kind = `pad-${mark.kind}` as const
    return [
      blockRange({ at: doc.line(first).from, isAbove: true, kind, height: PADS[0] }),
      ...Array.from({ length: last - first + 1 }, (_, at) => tint.range(doc.line(first + at).from)),
      blockRange({ at: doc.line(last).to, kind, height: PADS[1] }),
    ]
  })
}

/** An empty place, such as the end of a text, is shown on the character before it. */
function markRange(mark: Mark, doc: Text): Range<Decoration>[] {
  const { from } = mark
  const to = Math.min(Math.max(mark.to, from + 1), doc.length)
  const start = from === to && from > doc.lineAt(from).from ? from - 1 : from
  const name = mark.missing || mark.isWhole ? 'mark-none' : `mark-${mark.kind}`
  return start < to ? [Decoration.mark({ class: name, mark }).range(start, to)] : []
}

/** A name before a value. */
const NAME = /("[^"\\\n]*(?:\\.[^"\\\n]*)*")\s*:\s*/g

/** How far names are looked for. */
const NEAR = 100

/** The name before a value, or that a member begins with: it has the colour of its mark. */
function nameRange({ from, kind }: Mark, doc: Text): Range<Decoration>[] {
  const start = Math.max(doc.lineAt(from).from, from - NEAR)
  for (const { 0: whole, 1: name = '', index } of doc.sliceString(start, from + NEAR).matchAll(NAME)) {
    const at = start + index
    if (at !== from && at + whole.length !== from) continue
    return [Decoration.mark({ class: `name-${kind}` }).range(at, at + name.length)]
  }
  return []
}

/** The marks of a stretch of the text, in its order. */
export function marksIn(state: EditorState, start = 0, end = state.doc.length): MarkPlace[] {
  const found: MarkPlace[] = []
  state.field(drawn).between(start, end, (from, to, { spec }) => {
    if (spec.mark) found.push({ from, to, mark: spec.mark })
  })
  return found
}

/** The smallest mark at a position. */
export const markAt = (state: EditorState, pos: number): MarkPlace | undefined =>
  marksIn(state, pos, pos).sort((a, b) => a.to - a.from - (b.to - b.from))[0]

/** The fold that a position is in: the end of the text is, too, as the browser cannot put the caret there. */
export function foldAt(state: EditorState, pos: number): Fold | undefined {
  let found: Fold | undefined
  state.field(folded).between(pos, pos, (from, to, { spec }) => {
    if (from < pos && (pos < to || to === state.doc.length)) found = spec.fold
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

  /** A press on a fold is heard by the text. */
  override ignoreEvent({ type }: Event): boolean {
    return type !== 'click'
  }
}

function foldRange(fold: Fold): Range<Decoration> {
  const { from, to, id, words } = fold
  const widget = new ElementWidget(`${id} ${words}`, 28, () => {
    const button = document.createElement('button')
    button.className = 'fold'
    button.textContent = words
    button.dataset.fold = id
    button.setAttribute('aria-expanded', 'false')
    return button
  })
  return Decoration.replace({ widget, block: true, fold }).range(from, to)
}

/** Further blocks are farther from the line than what makes it higher. */
function blockRange({ at, isAbove, isInLine, ...shown }: Block, far = 1): Range<Decoration> {
  const widget = new ElementWidget(JSON.stringify(shown), shown.height ?? LINE, () => blockOf(shown))
  return Decoration.widget({ widget, block: !isInLine, side: isAbove ? -far : far }).range(at)
}

function blockOf({ kind, height, mark = '', name = '', words = '', lang = '', indent = 0 }: Omit<Block, 'at'>) {
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
}
