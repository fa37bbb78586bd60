/**
 * Stretches of a text that are tinted and known by a name: whoever points at one, or has the caret in one, is
 * told of, so that its partner elsewhere can be lit.
 */
import { type Extension, type Range, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'

export interface Mark {
  start: number
  end: number
  /** What it has in common with its partners. */
  id: string
  /** What cannot be read is underlined instead. */
  wrong?: boolean
}

/** The most that are drawn: more would say nothing to the eye, and cost the tab its answer. */
const MOST = 2000

const set = StateEffect.define<readonly Mark[]>()
const light = StateEffect.define<string | undefined>()

interface Drawn {
  marks: readonly Mark[]
  lit: string | undefined
  decorations: DecorationSet
}

const field = StateField.define<Drawn>({
  create: () => ({ marks: [], lit: undefined, decorations: Decoration.none }),
  update(drawn, { changes, effects }) {
    let { marks, lit, decorations } = drawn
    if (!changes.empty) {
      marks = marks.map((mark) => ({
        ...mark,
        start: changes.mapPos(mark.start, 1),
        end: changes.mapPos(mark.end, -1),
      }))
      decorations = decorations.map(changes)
    }
    for (const effect of effects) {
      if (effect.is(set)) marks = effect.value.slice(0, MOST)
      else if (effect.is(light)) lit = effect.value
      else continue
      decorations = draw(marks, lit)
    }
    return { marks, lit, decorations }
  },
  provide: (field) => EditorView.decorations.from(field, ({ decorations }) => decorations),
})

function draw(marks: readonly Mark[], lit: string | undefined): DecorationSet {
  return Decoration.set(
    marks.filter(({ start, end }) => start < end).map((mark) => decorate(mark, lit)),
    true,
  )
}

function decorate({ start, end, id, wrong = false }: Mark, lit: string | undefined): Range<Decoration> {
  const name = wrong ? 'oc-wrong' : id === lit ? 'oc-mark oc-lit' : 'oc-mark'
  return Decoration.mark({ class: name, attributes: { 'data-change': id } }).range(start, end)
}

const looks = EditorView.baseTheme({
  '.oc-mark': {
    backgroundColor: 'var(--tint)',
    borderRadius: '2px',
    boxShadow: '0 0 0 1px var(--tint)',
    boxDecorationBreak: 'clone',
  },
  '.oc-wrong': {
    backgroundColor: 'var(--error-tint)',
    textDecoration: 'underline wavy 1.5px var(--error)',
    textUnderlineOffset: '3px',
  },
  '.oc-mark.oc-lit': {
    backgroundColor: 'var(--tint-lit)',
    boxShadow: '0 0 0 1px var(--tint-lit), 0 2px 0 var(--accent)',
  },
})

/** `onPoint` hears the name of the mark that is pointed at or holds the caret; undefined where there is none. */
export function marks(onPoint: (id: string | undefined) => void): Extension {
  return [
    field,
    looks,
    EditorView.domEventHandlers({
      mouseover: ({ target }) => onPoint(idOf(target)),
      mouseleave: () => onPoint(undefined),
    }),
    EditorView.updateListener.of(({ selectionSet, focusChanged, view }) => {
      if (!selectionSet && !focusChanged) return
      onPoint(view.hasFocus ? idAt(view, view.state.selection.main.head) : undefined)
    }),
  ]
}

export function setMarks(view: EditorView, marks: readonly Mark[]): void {
  view.dispatch({ effects: set.of(marks) })
}

/** Lights the marks of a name, or none. */
export function lightMarks(view: EditorView, id: string | undefined): void {
  if (view.state.field(field).lit !== id) view.dispatch({ effects: light.of(id) })
}

function idOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLElement>('[data-change]')?.dataset.change
}

function idAt(view: EditorView, at: number): string | undefined {
  let found: string | undefined
  view.state.field(field).decorations.between(at, at, (_from, _to, { spec }) => {
    found = spec.attributes['data-change']
    return false
  })
  return found
}
