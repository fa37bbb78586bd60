/**
 * A text in CodeMirror: its history and its drawing. It outlives the places in which it is on the page, one at a time.
 * editor/Editor.tsx loads this file when the page has said what the first text is.
 */
import { history, historyKeymap, isolateHistory } from '@codemirror/commands'
import { EditorState, type Extension, Prec, StateEffect, Transaction } from '@codemirror/state'
import { EditorView, keymap, lineNumbers, placeholder, type ViewUpdate } from '@codemirror/view'
import type { Signal } from '@preact/signals'
import type { Span } from '../app/json.js'
import { announce, whenLoaded } from '../app/notice.js'
import { atRest } from '../app/rest.js'
import { draw, drawing, foldAt, markAt, marksIn, open, stop } from './drawing.js'
import {
  type Drawing,
  hasAllLines,
  LINE,
  LONG_LINE,
  MARKED,
  type MarkKind,
  type MarkPlace,
  PADS,
  type Row,
} from './drawn.js'
import { difference } from './edits.js'
import { indents } from './indents.js'
import { keys } from './keys.js'
import { theme } from './theme.js'

export interface TextOptions {
  /** Its name for people. */
  label: string
  /** What stands in it while it is empty. */
  hint?: string
  readOnly?: boolean
  /** Takes what is pasted in place of all of it, wherever the caret is, or not; `made` is what becomes of the text then. */
  takes?: (pasted: string, made: string) => boolean
  /** Where reading stops, if it does: looked for at each key. */
  stopIn?: (text: string) => Span | undefined
}

/** What an editor knows of its text: see editor/text.ts. */
interface Edited {
  readonly options: TextOptions
  readonly text: Signal<string>
  readonly pointed: Signal<string | undefined>
  readonly opened: Signal<ReadonlySet<string>>
  readonly drawing: Drawing
  isTyped: boolean
  unfold(id: string): void
  moved(): void
}

/** In milliseconds: typing rests if nothing is typed for so long. */
const REST = 400

/** In characters: in larger texts, where reading stops is looked for once typing rests. */
const LARGE = 250_000

export class LiveText {
  /** Has the editor in a shadow root, as the content security policy forbids styles elsewhere. */
  readonly element = document.createElement('div')
  readonly view: EditorView
  readonly #text: Edited
  readonly #read = atRest(() => this.#keepingLine(() => this.#rested()), REST)
  /** Where reading stops. */
  #stop: Span | undefined

  constructor(text: Edited) {
    this.#text = text
    const root = this.element.attachShadow({ mode: 'open' })
    this.element.dataset.editor = text.options.label
    this.view = new EditorView({ extensions: [theme, lineNumbers()], root, parent: root })
  }

  /**
   * Takes in the text, in a task of its own, because a slow phone is long busy with an editor alone. With its drawing: to
   * take that in later would make the whole view again.
   */
  start(): void {
    const { text, drawing } = this.#text
    const state = EditorState.create({ doc: text.peek(), extensions: this.#extensions() })
    this.view.setState(state.update({ effects: this.#effectsOf(drawing) }).state)
    // Notes in its slots can come later, and be as high as they like.
    new ResizeObserver(() => this.view.requestMeasure()).observe(this.element)
    // Lines are as high as their font.
    void document.fonts.ready.then(() => this.view.requestMeasure())
  }

  get current(): string {
    return this.view.state.doc.toString()
  }

  set(text: string, { undoable = true } = {}): void {
    const edit = difference(this.current, text)
    if (edit === undefined) return
    const changes = { from: edit.start, to: edit.end, insert: edit.text }
    const annotations = undoable ? isolateHistory.of('full') : Transaction.addToHistory.of(false)
    this.#stop = undefined
    this.view.dispatch({ changes, annotations, effects: stop.of(undefined) })
    this.#hold()
  }

  draw(drawing: Drawing): void {
    this.#keepingLine(() => this.view.dispatch({ effects: this.#effectsOf(drawing) }))
    if (this.#text.isTyped && this.view.hasFocus) this.#unfoldAt(this.view.state.selection.main.head)
  }

  /** What is drawn anew, here and beside the text, does not move the line in which a person types. */
  #keepingLine(act: () => void): void {
    const { view } = this
    const top = () => (view.hasFocus ? view.coordsAtPos(view.state.selection.main.head)?.top : undefined)
    const before = top()
    act()
    if (before !== undefined)
      view.requestMeasure({ read: top, write: (after) => after !== undefined && scrollOn(after - before) })
  }

  #effectsOf(drawing: Drawing) {
    return [draw.of(drawing), ...Array.from(this.#text.opened.peek(), (id) => open.of(id))]
  }

  unfold(id: string): void {
    this.view.dispatch({ effects: open.of(id) })
  }

  /**
   * Where a mark is, if it is drawn now. A thread begins behind the last row of its first line, if that is tinted; of a
   * mark in a long line at its first.
   */
  rowOf({ from, to, mark }: MarkPlace): Row {
    const { doc } = this.view.state
    const missing = mark.missing && this.element.shadowRoot?.querySelector(`[data-mark="${mark.id}"]`)
    if (missing) return rowOfWords(missing)
    const line = doc.lineAt(from)
    const isTinted = line.length < LONG_LINE && !mark.missing
    const first = this.view.coordsAtPos(isTinted ? line.from : from)
    const head = isTinted ? this.view.coordsAtPos(line.to, -1) : first
    if (first === null || head === null) {
      const top = this.view.documentTop + this.view.lineBlockAt(from).top
      return rowIn(top, top + MARKED)
    }
    // A row of letters is less high than its line.
    const aside = (LINE - (first.bottom - first.top)) / 2
    if (!isTinted) return rowIn(first.top - aside, first.bottom + aside)
    const last = (hasAllLines(mark) && this.view.coordsAtPos(doc.lineAt(to).to, -1)) || head
    const row = rowIn(first.top - aside - PADS[0], last.bottom + aside + PADS[1])
    return mark.isWhole ? row : { ...row, line: (head.top + head.bottom) / 2, end: head.right }
  }

  /** Whether reading stops in the line of a mark. */
  isStopped({ from }: MarkPlace): boolean {
    const { doc } = this.view.state
    return this.#stop !== undefined && doc.lineAt(this.#stop.start).from === doc.lineAt(from).from
  }

  /** The marks near what is on the screen. */
  get marksNear(): MarkPlace[] {
    const { from, to } = this.view.viewport
    return marksIn(this.view.state, from, to)
  }

  markOf(id: string): MarkPlace | undefined {
    return marksIn(this.view.state).find(({ mark }) => mark.id === id)
  }

  /** Selects a place, scrolls to it, and takes the focus. */
  reveal(from: number, to = from): void {
    const { length } = this.view.state.doc
    const [anchor, head] = [Math.min(from, length), Math.min(to, length)]
    this.view.dispatch({ selection: { anchor, head }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
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
    announce(next.mark.words, next.mark.lang)
    return true
  }

  /** Goes to the mark of an id. Returns whether there is one. */
  revealMark(id: string): boolean {
    const placed = this.markOf(id)
    if (placed) this.reveal(placed.from, placed.to)
    return placed !== undefined
  }

  #extensions(): Extension[] {
    const { label, hint = '', readOnly = false } = this.#text.options
    // axe does not know that what can be edited has the focus anyway.
    const attributes = { tabindex: '0', 'aria-label': label, 'aria-readonly': String(readOnly) }
    return [
      lineNumbers(),
      drawing,
      theme,
      indents,
      EditorView.lineWrapping,
      EditorState.readOnly.of(readOnly),
      EditorView.contentAttributes.of(attributes),
      // The head and the foot of the sheet stick to the edges of the window.
      EditorView.scrollMargins.of(() => ({ top: 49, bottom: 64 })),
      placeholder(hint),
      EditorView.updateListener.of((update) => this.#updated(update)),
      EditorView.domEventHandlers({
        paste: (event, view) => this.#paste(event, view),
        click: ({ target }) => this.#press(target),
      }),
      ...(readOnly ? [] : [history()]),
      keymap.of([
        { key: 'F8', run: () => this.step(['change', 'loss', 'error', 'warning', 'info']) },
        { key: 'Mod-f', run: (view) => openSearch(view) },
        ...keys,
        ...(readOnly ? [] : historyKeymap),
      ]),
    ]
  }

  #updated({ transactions, docChanged, selectionSet, state, geometryChanged, viewportChanged }: ViewUpdate): void {
    const { head } = state.selection.main
    const isByPerson = transactions.some((it) => it.annotation(Transaction.userEvent))
    if (docChanged && isByPerson) this.#typed(state)
    if (docChanged || selectionSet) this.#text.pointed.value = markAt(state, head)?.mark.id
    // What is selected is not folded: the browser could not select it.
    if (selectionSet) this.#unfoldAt(head)
    if (geometryChanged || viewportChanged) this.#text.moved()
  }

  #paste(event: ClipboardEvent, { state: { doc, selection } }: EditorView): boolean {
    const pasted = event.clipboardData?.getData('text/plain')
    const { from, to } = selection.main
    const made = `${doc.sliceString(0, from)}${pasted}${doc.sliceString(to)}`
    const isTaken = Boolean(pasted && this.#text.options.takes?.(pasted, made))
    if (isTaken) event.preventDefault()
    return isTaken
  }

  #press(target: EventTarget | null): boolean {
    const id = target instanceof HTMLElement ? target.dataset.fold : undefined
    if (id !== undefined) this.#text.unfold(id)
    return id !== undefined
  }

  #unfoldAt(position: number): void {
    const fold = foldAt(this.view.state, position)
    if (fold) this.#text.unfold(fold.id)
  }

  /** What is typed is read once typing rests, but for where reading stops. */
  #typed({ doc }: EditorState): void {
    this.#text.isTyped = true
    this.#read.soon()
    if (doc.length <= LARGE) this.#markStop()
  }

  #rested(): void {
    this.#hold()
    if (this.view.state.doc.length > LARGE) this.#markStop()
  }

  #markStop(): void {
    this.#stop = this.#text.options.stopIn?.(this.current)
    this.view.dispatch({ effects: stop.of(this.#stop) })
    this.#text.moved()
  }

  #hold(): void {
    this.#read.cancel()
    this.#text.text.value = this.current
  }
}

const rowIn = (top: number, bottom: number): Row => ({ top, bottom, line: (top + bottom) / 2 })

function rowOfWords(block: Element): Row {
  const words = document.createRange()
  words.selectNodeContents(block)
  const { top, bottom } = block.getBoundingClientRect()
  return { ...rowIn(top, bottom), end: words.getBoundingClientRect().right }
}

/** At the end of a page, the editor would stay there, whatever comes below it. */
const BELOW = 4

/** Scrolls by so many pixels, also where the page would end before. */
function scrollOn(by: number): void {
  document.body.style.minHeight = `${innerHeight + scrollY + by + BELOW}px`
  scrollBy({ top: by })
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
