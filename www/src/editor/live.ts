/**
 * A text in CodeMirror: its history and its marks. It outlives the places in which it is on the page, one at a time.
 * editor/text.ts loads this file when the page has said what the first text is.
 */
import { history, historyKeymap, isolateHistory, standardKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { foldGutter, foldKeymap } from '@codemirror/language'
import { Compartment, EditorState, type Extension, Prec, StateEffect, Transaction } from '@codemirror/state'
import { EditorView, keymap, lineNumbers, placeholder } from '@codemirror/view'
import { whenLoaded } from '../app/notice.js'
import { atRest } from '../app/rest.js'
import { type Mark, type MarkKind, markAt, marking, marksIn, noExplanation, setMarks } from './marks.js'
import { difference } from './splice.js'
import type { EditedText, EditorWords } from './text.js'
import { theme } from './theme.js'

export { scrollTogether } from './together.js'

/** In characters: the texts of larger ones are read once typing rests. */
const LARGE = 100_000
const REST = 300

export class LiveText {
  /** Has the editor in a shadow root, as the content security policy forbids styles elsewhere. */
  readonly element = document.createElement('div')
  readonly view: EditorView
  readonly #text: EditedText
  readonly #words = new Compartment()
  readonly #read = atRest(() => this.#hold(), REST)

  constructor(text: EditedText) {
    this.#text = text
    const root = this.element.attachShadow({ mode: 'open' })
    this.element.dataset.editor = text.words.label
    this.view = new EditorView({ state: this.#firstState(), root, parent: root })
    addEventListener('keydown', ({ key }) => key === 'Escape' && this.view.dispatch({ effects: noExplanation }))
  }

  get current(): string {
    return this.view.state.doc.toString()
  }

  say(words: EditorWords): void {
    this.element.dataset.editor = words.label
    this.view.dispatch({ effects: this.#words.reconfigure(this.#saying(words)) })
  }

  set(text: string, { undoable = true } = {}): void {
    const changes = difference(this.current, text)
    if (changes === undefined) return
    const annotations = undoable ? isolateHistory.of('full') : Transaction.addToHistory.of(false)
    this.view.dispatch({ changes, annotations })
    this.#hold()
  }

  mark(marks: readonly Mark[]): void {
    this.view.dispatch({ effects: setMarks.of(marks) })
  }

  /** Selects a place, and scrolls to it. If it is marked, it explains itself, but not one that `isQuiet`. */
  reveal(from: number, to = from, isQuiet = false): void {
    const { length } = this.view.state.doc
    const [anchor, head] = [Math.min(from, length), Math.min(to, length)]
    const effects = EditorView.scrollIntoView(anchor, { y: 'center' })
    this.view.dispatch({ selection: { anchor, head }, effects, ...(!isQuiet && { userEvent: 'select' }) })
  }

  /** Goes to the next mark of a kind behind the selection, or to the first. Returns it. */
  step(kinds: readonly MarkKind[]): Mark | undefined {
    const { main } = this.view.state.selection
    const placed = marksIn(this.view.state).filter(({ mark }) => kinds.includes(mark.kind))
    const isHere = (it: { from: number; to: number }) => it.from === main.from && it.to === main.to
    const next = placed.find((it) => it.from >= main.from && !isHere(it)) ?? placed[0]
    if (next) this.reveal(next.from, next.to)
    return next?.mark
  }

  /** Goes to the mark of an id, if there is one. */
  revealMark(id: string, isQuiet = false): void {
    const placed = marksIn(this.view.state).find(({ mark }) => mark.id === id)
    if (placed) this.reveal(placed.from, placed.to, isQuiet)
  }

  #saying({ label, hint }: EditorWords): Extension {
    // axe does not know that what can be edited has the focus anyway.
    const attributes = { tabindex: '0', 'aria-label': label }
    const more = this.#text.options.readOnly ? { 'aria-readonly': 'true' } : {}
    return [EditorView.contentAttributes.of({ ...attributes, ...more }), placeholder(hint)]
  }

  /** With marks and words from the start: to take them in later would make the whole view again. */
  #firstState(): EditorState {
    const { options, text, words, marks } = this.#text
    const { readOnly = false, onPaste } = options
    const extensions: Extension[] = [
      lineNumbers(),
      foldGutter(),
      json(),
      marking(marks),
      theme,
      EditorView.lineWrapping,
      EditorState.readOnly.of(readOnly),
      this.#words.of(this.#saying(words)),
      EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
        if (docChanged) this.#changed(state)
        if (docChanged || selectionSet) this.#text.pointed.value = markAt(state, state.selection.main.head)?.mark.id
        if (transactions.some(isPaste)) onPaste?.()
      }),
      ...(readOnly ? [] : [history()]),
      keymap.of([
        { key: 'F8', run: () => this.step(['change', 'loss', 'gap', 'error', 'warning', 'info']) !== undefined },
        { key: 'Mod-f', run: (view) => openSearch(view) },
        ...standardKeymap,
        ...foldKeymap,
        ...(readOnly ? [] : historyKeymap),
      ]),
    ]
    return EditorState.create({ doc: text.peek(), extensions })
  }

  #changed({ doc }: EditorState): void {
    if (doc.length < LARGE) this.#hold()
    else this.#read.soon()
  }

  #hold(): void {
    this.#read.cancel()
    this.#text.text.value = this.current
  }
}

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
