/**
 * A text in CodeMirror: its history and its drawing. It outlives the places in which it is on the page, one at a time.
 * editor/text.ts loads this file when the page has said what the first text is.
 */
import { history, historyKeymap, isolateHistory } from '@codemirror/commands'
import { Compartment, EditorState, type Extension, Prec, StateEffect, Transaction } from '@codemirror/state'
import { EditorView, keymap, lineNumbers, placeholder } from '@codemirror/view'
import { announce, whenLoaded } from '../app/notice.js'
import { atRest } from '../app/rest.js'
import { isNarrow } from '../app/screen.js'
import { draw, drawing, foldAt, markAt, marksIn } from './drawing.js'
import type { Drawing, MarkKind } from './drawn.js'
import { keys } from './keys.js'
import { Lines } from './lines.js'
import { difference } from './splice.js'
import type { EditedText } from './text.js'
import { theme } from './theme.js'

/** In characters: the texts of larger ones are read once typing rests. */
const LARGE = 100_000
const REST = 300

export class LiveText {
  /** Has the editor in a shadow root, as the content security policy forbids styles elsewhere. */
  readonly element = document.createElement('div')
  readonly view: EditorView
  readonly #text: EditedText
  readonly #wrapping = new Compartment()
  readonly #read = atRest(() => this.#hold(), REST)

  constructor(text: EditedText) {
    this.#text = text
    const root = this.element.attachShadow({ mode: 'open' })
    this.element.dataset.editor = text.options.label
    this.view = new EditorView({ state: this.#firstState(), root, parent: root })
    isNarrow.subscribe(() => this.#wrap())
    // Lines are as high as their font.
    void document.fonts.ready.then(() => this.view.requestMeasure())
  }

  get current(): string {
    return this.view.state.doc.toString()
  }

  set(text: string, { undoable = true } = {}): void {
    const changes = difference(this.current, text)
    if (changes === undefined) return
    const annotations = undoable ? isolateHistory.of('full') : Transaction.addToHistory.of(false)
    this.view.dispatch({ changes, annotations })
    this.#hold()
  }

  draw(drawing: Drawing): void {
    this.view.dispatch({ effects: draw.of(drawing) })
  }

  /** Selects a place, scrolls to it, and takes the focus. */
  reveal(from: number, to = from): void {
    const { length } = this.view.state.doc
    const [anchor, head] = [Math.min(from, length), Math.min(to, length)]
    this.view.dispatch({ selection: { anchor, head } })
    this.view.dispatch({ effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
    this.view.focus()
  }

  /** Goes to the next mark of a kind behind the selection, or to the first. */
  step(kinds: readonly MarkKind[]): boolean {
    const { main } = this.view.state.selection
    const placed = marksIn(this.view.state).filter(({ mark }) => kinds.includes(mark.kind))
    const isHere = (it: { from: number; to: number }) => it.from === main.from && it.to === main.to
    const next = placed.find((it) => it.from >= main.from && !isHere(it)) ?? placed[0]
    if (next === undefined) return false
    this.reveal(next.from, next.to)
    announce(next.mark.words)
    return true
  }

  /** Goes to the mark of an id. Returns whether there is one. */
  revealMark(id: string): boolean {
    const placed = marksIn(this.view.state).find(({ mark }) => mark.id === id)
    if (placed) this.reveal(placed.from, placed.to)
    return placed !== undefined
  }

  /** With the drawing from the start: to take it in later would make the whole view again. */
  #firstState(): EditorState {
    const { options, text, drawing: first } = this.#text
    const { label, hint = '', readOnly = false } = options
    // axe does not know that what can be edited has the focus anyway.
    const attributes = { tabindex: '0', 'aria-label': label, 'aria-readonly': String(readOnly) }
    const extensions: Extension[] = [
      lineNumbers(),
      drawing(first, (id) => this.#text.unfold(id)),
      theme,
      this.#wrapping.of(wrapping(text.peek())),
      EditorState.readOnly.of(readOnly),
      EditorView.contentAttributes.of(attributes),
      placeholder(hint),
      EditorView.updateListener.of(
        ({ docChanged, selectionSet, startState, state, transactions, geometryChanged, view }) => {
          if (transactions.some((it) => it.docChanged && it.isUserEvent('input'))) {
            this.#text.caret = state.selection.main.head
          }
          if (docChanged) this.#changed(state)
          if (docChanged || selectionSet) this.#pointAt(view.state)
          if (selectionSet && !docChanged) this.#unfoldAt(startState, state.selection.main.head)
          if (transactions.some(isPaste)) options.onPaste?.()
          if (geometryChanged) this.#text.geometry.value += 1
        },
      ),
      EditorView.domEventHandlers({ paste: (event, view) => this.#replaces(event, view) }),
      ...(readOnly ? [] : [history()]),
      keymap.of([
        { key: 'F8', run: () => this.step(['change', 'loss', 'gap', 'error', 'warning', 'info']) },
        { key: 'Mod-f', run: (view) => openSearch(view) },
        ...keys,
        ...(readOnly ? [] : historyKeymap),
      ]),
    ]
    return EditorState.create({ doc: text.peek(), extensions })
  }

  /** A paste over an untouched sample is of a whole document. */
  #replaces({ clipboardData }: ClipboardEvent, view: EditorView): boolean {
    if (!clipboardData?.getData('text/plain') || !this.#text.options.isReplaced?.()) return false
    view.dispatch({ selection: { anchor: 0, head: view.state.doc.length } })
    return false
  }

  #pointAt(state: EditorState): void {
    this.#text.pointed.value = markAt(state, state.selection.main.head)?.mark.id
  }

  /** A fold that is gone from this text is gone from the one beside it. */
  #unfoldAt(before: EditorState, head: number): void {
    const fold = foldAt(before, head)
    if (fold) this.#text.unfold(fold.id)
  }

  #changed({ doc }: EditorState): void {
    if (doc.length < LARGE) this.#hold()
    else this.#read.soon()
  }

  #hold(): void {
    this.#read.cancel()
    this.#text.text.value = this.current
    this.#wrap()
  }

  #wrap(): void {
    const wanted = wrapping(this.current)
    if (this.#wrapping.get(this.view.state) === wanted) return
    this.view.dispatch({ effects: this.#wrapping.reconfigure(wanted) })
  }
}

const NOT_WRAPPED: Extension = []

/** Two texts stand beside each other line by line: only where there is one, or no line to speak of, lines wrap. */
const wrapping = (text: string) => (isNarrow.value || new Lines(text).hasLong ? EditorView.lineWrapping : NOT_WRAPPED)

/** Whether a person has put in a text in place of all that was there. */
function isPaste(transaction: Transaction): boolean {
  if (!transaction.isUserEvent('input.paste') && !transaction.isUserEvent('input.drop')) return false
  let isWhole = false
  transaction.changes.iterChanges((from, to) => {
    isWhole ||= from === 0 && to === transaction.startState.doc.length
  })
  return isWhole
}

/** From then on, the editor has the keys of the search itself. */
function openSearch(view: EditorView): boolean {
  void whenLoaded(import('./search.js')).then((part) => {
    if (part === undefined) return
    view.dispatch({ effects: StateEffect.appendConfig.of(Prec.high(part.searching)) })
    part.openSearchPanel(view)
  })
  return true
}
