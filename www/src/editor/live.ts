/**
 * A text in CodeMirror: its history and its marks. It outlives the editors in which it is on the page, one at a time.
 * editor/text.ts loads this file when the page has said what the first text is.
 */
import { history, historyKeymap, isolateHistory, standardKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { foldGutter, foldKeymap } from '@codemirror/language'
import {
  Compartment,
  EditorState,
  type Extension,
  Prec,
  StateEffect,
  Transaction,
  type TransactionSpec,
} from '@codemirror/state'
import { EditorView, keymap, lineNumbers, placeholder } from '@codemirror/view'
import type { Signal } from '@preact/signals'
import { whenLoaded } from '../app/notice.js'
import { atRest } from '../app/rest.js'
import { type Mark, type MarkKind, markAt, marking, marksEffect, marksIn, noExplanation } from './marks.js'
import { difference } from './splice.js'
import type { EditorWords, TextOptions } from './text.js'
import { theme } from './theme.js'

export { scrollTogether } from './together.js'

/** In characters: the texts of larger ones are read once typing rests. */
const LARGE = 100_000
const REST = 300

/** What the page reads of a text. */
interface Told {
  held: Signal<string>
  pointed: Signal<string | undefined>
  shown: Signal<EditorView | undefined>
}

export class LiveText {
  readonly #told: Told
  readonly #options: TextOptions
  readonly #words = new Compartment()
  readonly #read = atRest(() => this.#hold(), REST)
  readonly #closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && this.#apply({ effects: noExplanation })
  #state: EditorState

  constructor(options: TextOptions, told: Told) {
    this.#options = options
    this.#told = told
    this.#state = this.#stateOf(told.held.peek())
  }

  get #view(): EditorView | undefined {
    return this.#told.shown.peek()
  }

  get #now(): EditorState {
    return this.#view?.state ?? this.#state
  }

  /** What it holds now, also while a large text is being typed. */
  get current(): string {
    return this.#now.doc.toString()
  }

  /** Shows it in an element, and nowhere else. */
  mount(host: HTMLElement): void {
    this.unmount()
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    this.#told.shown.value = new EditorView({ state: this.#state, root, parent: root })
    addEventListener('keydown', this.#closeOnEscape)
  }

  unmount(): void {
    const view = this.#view
    if (view === undefined) return
    removeEventListener('keydown', this.#closeOnEscape)
    this.#state = view.state
    this.#told.shown.value = undefined
    view.destroy()
  }

  say({ label, hint, phrases }: EditorWords): void {
    // axe does not know that what can be edited has the focus anyway.
    const attributes = {
      tabindex: '0',
      'aria-label': label,
      ...(this.#options.readOnly && { 'aria-readonly': 'true' }),
    }
    const words = [EditorView.contentAttributes.of(attributes), placeholder(hint), EditorState.phrases.of(phrases)]
    this.#apply({ effects: this.#words.reconfigure(words) })
  }

  /** Replaces the text, where it differs. Without `undoable`, undoing does not bring back the one before. */
  set(text: string, { undoable = true } = {}): void {
    const changes = difference(this.current, text)
    if (changes === undefined) return
    const annotations = undoable ? isolateHistory.of('full') : Transaction.addToHistory.of(false)
    this.#apply({ changes, annotations })
    this.#hold()
  }

  /** Marks places of the text that it holds now. */
  mark(marks: readonly Mark[]): void {
    this.#apply({ effects: marksEffect(marks) })
  }

  /** Selects a place, and scrolls to it. If it is marked, it explains itself, but not one that `isQuiet`. */
  reveal(from: number, to = from, isQuiet = false): void {
    const { length } = this.#now.doc
    const [anchor, head] = [Math.min(from, length), Math.min(to, length)]
    const effects = EditorView.scrollIntoView(anchor, { y: 'center' })
    this.#apply({ selection: { anchor, head }, effects, ...(!isQuiet && { userEvent: 'select' }) })
  }

  /** Goes to the next mark of a kind behind the selection, or to the first. Returns it. */
  step(kinds: readonly MarkKind[]): Mark | undefined {
    const { main } = this.#now.selection
    const placed = marksIn(this.#now, ({ kind }) => kinds.includes(kind))
    const isHere = (it: { from: number; to: number }) => it.from === main.from && it.to === main.to
    const next = placed.find((it) => it.from >= main.from && !isHere(it)) ?? placed[0]
    if (next) this.reveal(next.from, next.to)
    return next?.mark
  }

  /** Goes to the mark of an id, if there is one. */
  revealMark(id: string, isQuiet = false): void {
    const [placed] = marksIn(this.#now, (mark) => mark.id === id)
    if (placed) this.reveal(placed.from, placed.to, isQuiet)
  }

  focus(): void {
    this.#view?.focus()
  }

  #apply(spec: TransactionSpec): void {
    if (this.#view) this.#view.dispatch(spec)
    else this.#state = this.#state.update(spec).state
  }

  #stateOf(doc: string): EditorState {
    const { readOnly = false, explain } = this.#options
    const extensions: Extension[] = [
      lineNumbers(),
      foldGutter(),
      json(),
      marking(explain),
      theme,
      EditorView.lineWrapping,
      EditorState.readOnly.of(readOnly),
      this.#words.of([]),
      EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
        if (docChanged) this.#changed(state)
        if (docChanged || selectionSet) this.#told.pointed.value = markAt(state, state.selection.main.head)?.mark.id
        if (transactions.some(isPaste)) this.#options.onPaste?.()
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
    return EditorState.create({ doc, extensions })
  }

  #changed({ doc }: EditorState): void {
    if (doc.length < LARGE) this.#hold()
    else this.#read.soon()
  }

  #hold(): void {
    this.#read.cancel()
    this.#told.held.value = this.current
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
