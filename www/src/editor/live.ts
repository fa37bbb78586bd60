/**
 * A text in CodeMirror: its history and its drawing. It outlives the places in which it is on the page, one at a time.
 * editor/text.ts loads this file when the page has said what the first text is.
 */
import { history, historyKeymap, isolateHistory } from '@codemirror/commands'
import { EditorState, type Extension, Prec, StateEffect, Transaction } from '@codemirror/state'
import { EditorView, keymap, lineNumbers, placeholder } from '@codemirror/view'
import { announce, whenLoaded } from '../app/notice.js'
import { atRest } from '../app/rest.js'
import { draw, drawing, foldAt, hasStop, markAt, marksIn, open, stop } from './drawing.js'
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
import { indents } from './indents.js'
import { keys } from './keys.js'
import { difference } from './splice.js'
import type { EditedText, Live } from './text.js'
import { theme } from './theme.js'

/** In milliseconds: typing rests if nothing is typed for so long. */
const REST = 400

/** In characters: in larger texts, where reading stops is looked for once typing rests. */
const LARGE = 100_000

export class LiveText implements Live {
  /** Has the editor in a shadow root, as the content security policy forbids styles elsewhere. */
  readonly element = document.createElement('div')
  readonly view: EditorView
  readonly #text: EditedText
  readonly #read = atRest(() => this.#hold(), REST)
  #isSetting = false

  constructor(text: EditedText) {
    this.#text = text
    const root = this.element.attachShadow({ mode: 'open' })
    this.element.dataset.editor = text.options.label
    this.view = new EditorView({ extensions: [theme, lineNumbers()], root, parent: root })
  }

  /** Takes in the text and its drawing: in a task of its own, because a slow phone is long busy with an editor alone. */
  start(): void {
    this.view.setState(this.#firstState())
    // Notes in its slots can come later, and be as high as they like.
    new ResizeObserver(() => this.view.requestMeasure()).observe(this.element)
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
    this.#isSetting = true
    this.view.dispatch({ changes, annotations, effects: stop.of(undefined) })
    this.#isSetting = false
    this.#hold()
  }

  /** What is drawn anew does not move the line in which a person types. */
  draw(drawing: Drawing): void {
    const { view } = this
    const top = () => (view.hasFocus ? view.coordsAtPos(view.state.selection.main.head)?.top : undefined)
    const before = top()
    view.dispatch({ effects: draw.of(drawing) })
    if (before !== undefined)
      view.requestMeasure({ read: top, write: (after) => after !== undefined && scrollBy({ top: after - before }) })
  }

  unfold(id: string): void {
    this.view.dispatch({ effects: open.of(id) })
  }

  /**
   * Where a mark is, if it is drawn now. A thread begins behind the last row of its first line, if that is tinted; of a
   * mark in a long line at its first.
   */
  rowOf({ from, to, mark }: MarkPlace): Row {
    const { state } = this.view
    const top = this.view.documentTop + this.view.lineBlockAt(from).top
    if (mark.missing) return this.#rowOfMissing(mark.id) ?? rowIn(top, top + MARKED)
    const line = state.doc.lineAt(from)
    const isTinted = line.length < LONG_LINE
    const first = this.view.coordsAtPos(isTinted ? line.from : from)
    const head = isTinted ? this.view.coordsAtPos(line.to, -1) : first
    if (first === null || head === null) return rowIn(top, top + MARKED)
    const last = (hasAllLines(mark) && this.view.coordsAtPos(state.doc.lineAt(to).to, -1)) || head
    // A row of letters is less high than its line.
    const aside = (LINE - (first.bottom - first.top)) / 2
    if (!isTinted) return rowIn(first.top - aside, first.bottom + aside)
    const row = rowIn(first.top - aside - PADS[0], last.bottom + aside + PADS[1])
    return mark.isWhole ? row : { ...row, line: (head.top + head.bottom) / 2, end: head.right }
  }

  #rowOfMissing(id: string): Row | undefined {
    const block = this.element.shadowRoot?.querySelector(`[data-mark="${id}"]`)
    if (!block) return undefined
    const words = document.createRange()
    words.selectNodeContents(block)
    const { top, bottom } = block.getBoundingClientRect()
    return { ...rowIn(top, bottom), end: words.getBoundingClientRect().right }
  }

  isStopped({ from }: MarkPlace): boolean {
    return hasStop(this.view.state, this.view.state.doc.lineAt(from))
  }

  get marksNear(): MarkPlace[] {
    const { from, to } = this.view.viewport
    return marksIn(this.view.state, from, to)
  }

  markOf(id: string): MarkPlace | undefined {
    return marksIn(this.view.state).find(({ mark }) => mark.id === id)
  }

  reveal(from: number, to = from): void {
    const { length } = this.view.state.doc
    const [anchor, head] = [Math.min(from, length), Math.min(to, length)]
    this.view.dispatch({ selection: { anchor, head } })
    this.view.dispatch({ effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
    this.view.focus()
  }

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

  revealMark(id: string): boolean {
    const placed = this.markOf(id)
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
      indents,
      EditorView.lineWrapping,
      EditorState.readOnly.of(readOnly),
      EditorView.contentAttributes.of(attributes),
      // The head and the foot of the sheet stick to the edges of the window.
      EditorView.scrollMargins.of(() => ({ top: 49, bottom: 64 })),
      placeholder(hint),
      EditorView.updateListener.of((update) => {
        const { docChanged, selectionSet, startState, state } = update
        if (docChanged && !this.#isSetting) this.#typed(state)
        if (docChanged || selectionSet) this.#pointAt(state)
        if (selectionSet && !docChanged) this.#unfoldAt(startState, state.selection.main.head)
        if (update.geometryChanged || update.viewportChanged) this.#text.moved()
      }),
      EditorView.domEventHandlers({ paste: (event, view) => this.#paste(event, view) }),
      ...(readOnly ? [] : [history()]),
      keymap.of([
        { key: 'F8', run: () => this.step(['change', 'loss', 'error', 'warning', 'info']) },
        { key: 'Mod-f', run: (view) => openSearch(view) },
        ...keys,
        ...(readOnly ? [] : historyKeymap),
      ]),
    ]
    return EditorState.create({ doc: text.peek(), extensions })
  }

  #paste(event: ClipboardEvent, { state: { doc, selection } }: EditorView): boolean {
    const pasted = event.clipboardData?.getData('text/plain')
    const { from, to } = selection.main
    const made = `${doc.sliceString(0, from)}${pasted}${doc.sliceString(to)}`
    const isTaken = Boolean(pasted && this.#text.options.takes?.(pasted, made))
    if (isTaken) event.preventDefault()
    return isTaken
  }

  #pointAt(state: EditorState): void {
    this.#text.pointed.value = markAt(state, state.selection.main.head)?.mark.id
  }

  /** A fold that is gone from this text is gone from the one beside it. */
  #unfoldAt(before: EditorState, head: number): void {
    const fold = foldAt(before, head)
    if (fold) this.#text.unfold(fold.id)
  }

  /** What is typed is read once typing rests, but for where reading stops. */
  #typed({ doc, selection }: EditorState): void {
    this.#text.isTyped = true
    this.#text.caret = selection.main.head
    this.#read.soon()
    const span = doc.length > LARGE ? undefined : this.#text.options.stopIn?.(doc.toString())
    this.view.dispatch({ effects: stop.of(span && { from: span.start, to: span.end }) })
  }

  #hold(): void {
    this.#read.cancel()
    this.#text.text.value = this.current
  }
}

const rowIn = (top: number, bottom: number): Row => ({ top, bottom, line: (top + bottom) / 2 })

/** From then on, the editor has the keys of the search itself. */
function openSearch(view: EditorView): boolean {
  void whenLoaded(import('./search.js')).then((part) => {
    if (part === undefined) return
    view.dispatch({ effects: StateEffect.appendConfig.of(Prec.high(part.searching)) })
    part.openSearchPanel(view)
  })
  return true
}
