/**
 * A text field for a document or a query, with line numbers, colours and tinted stretches. It is a textarea without a
 * colour of its own above a copy that is painted: typing, selecting and reading aloud are the browser's.
 */
import { element } from '../app/dom.js'
import { LARGEST_TEXT, offerFilesView } from '../app/files.js'
import { say } from '../app/words.js'
import { UndoHistory } from './history.js'
import { Paint, type Tint } from './paint.js'
import { applied, difference, placeAfter, type Splice, stretchAfter } from './splice.js'

export interface EditorOptions {
  parent: HTMLElement
  /** Its name, for people who listen to the page. */
  label: string
  /** What an empty field says to do. */
  hint?: string
  /** The text has changed, not by `setText`: how, where it was not undone or done again. */
  onChange?: (before: string, change?: Splice) => void
  /** The caret has moved, or may have. */
  onCaret?: () => void
  /** The pointer or the caret is at the tint of this name, or at none. */
  onPoint?: (id: string | undefined) => void
}

/** A larger text, or a longer line, is not painted: drawing it anew would make each key wait. */
const MOST_PAINTED = 100_000
const LONGEST_LINE = /[^\n]{5000}/

export class Editor {
  readonly field: HTMLTextAreaElement
  readonly #root: HTMLElement
  readonly #plain = element('p', { class: 'hint', hidden: true }, say('unpainted'))
  readonly #options: EditorOptions
  readonly #history = new UndoHistory()
  readonly #paint = new Paint()
  #text = ''
  #tints: readonly Tint[] = []
  #isStale = false

  constructor(options: EditorOptions) {
    this.#options = options
    const { label, hint, parent } = options
    this.field = element('textarea', {
      'aria-label': label,
      autocapitalize: 'off',
      autocomplete: 'off',
      spellcheck: 'false',
      placeholder: hint,
      rows: '1',
    })
    this.#root = element('div', { class: 'editor' }, this.#paint.root, this.field)
    parent.append(this.#root, this.#plain)
    this.#listen()
    this.#repaint()
  }

  get text(): string {
    return this.#text
  }

  /** In characters from the beginning. */
  get caret(): number {
    return this.field.selectionEnd
  }

  set readOnly(readOnly: boolean) {
    this.field.readOnly = readOnly
  }

  /** Lights the tints of a name, or none. */
  light(id: string | undefined): void {
    this.#paint.light(id)
  }

  set tints(tints: readonly Tint[]) {
    this.#tints = tints
    this.#repaint()
  }

  /** Changes the text where it differs: caret and place stay. `undoable` is for what a person asked for. */
  setText(text: string, { undoable = false } = {}): void {
    const change = difference(this.#text, withLineFeeds(text))
    if (change === undefined) return
    if (undoable) this.#history.add(change, this.#text, true)
    else this.#history.rebase(change)
    this.#change(change)
  }

  /** Told, and one step to undo. A text that would become too large stays as it is. */
  edit({ from, to, insert }: Splice): boolean {
    const before = this.#text
    const change = { from, to, insert: withLineFeeds(insert) }
    if (before.length - to + from + change.insert.length > LARGEST_TEXT) {
      offerFilesView(new File([insert], 'pasted.json'))
      return false
    }
    this.#history.add(change, before, true)
    this.#change(change)
    this.#options.onChange?.(before, change)
    return true
  }

  /** Another document takes the place of this one. */
  replace(text: string): void {
    this.edit({ from: 0, to: this.#text.length, insert: text })
  }

  undo(): void {
    if (!this.field.readOnly) this.#step(this.#history.undo(this.#text))
  }

  redo(): void {
    if (!this.field.readOnly) this.#step(this.#history.redo(this.#text))
  }

  /** Selects a stretch and brings it into sight. */
  reveal(start: number, end: number): void {
    this.field.focus({ preventScroll: true })
    this.field.setSelectionRange(start, end)
    this.#scrollTo(start)
    this.#moved()
  }

  #listen(): void {
    const { field } = this
    field.addEventListener('input', () => this.#typed())
    field.addEventListener('beforeinput', (event) => {
      if (event.inputType === 'historyUndo') this.#instead(event, () => this.undo())
      if (event.inputType === 'historyRedo') this.#instead(event, () => this.redo())
    })
    field.addEventListener('keydown', (event) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      if (key === 'z' && !event.shiftKey) this.#instead(event, () => this.undo())
      else if (key === 'y' || key === 'z') this.#instead(event, () => this.redo())
    })
    field.addEventListener('paste', (event) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (text !== '' && !field.readOnly) this.#instead(event, () => this.#paste(text))
    })
    for (const name of ['keyup', 'pointerup', 'focus', 'blur']) field.addEventListener(name, () => this.#moved())
    field.addEventListener('mousemove', (event) => this.#point(event))
    field.addEventListener('mouseleave', () => this.#options.onPoint?.(undefined))
  }

  #instead(event: Event, act: () => void): void {
    event.preventDefault()
    act()
  }

  /** The browser has changed the field. */
  #typed(): void {
    const before = this.#text
    const change = difference(before, this.field.value)
    if (change === undefined) return
    this.#history.add(change, before)
    this.#hold(this.field.value, change)
    this.#options.onChange?.(before, change)
    this.#moved()
  }

  #paste(text: string): void {
    const { selectionStart: from, selectionEnd: to, value } = this.field
    const behind = value.length - to
    if (this.edit({ from, to, insert: text })) this.#putCaret(this.#text.length - behind)
  }

  #step(change: Splice | undefined): void {
    if (change === undefined) return
    const before = this.#text
    this.#change(change)
    this.#options.onChange?.(before)
    this.#putCaret(change.from + change.insert.length)
  }

  #putCaret(at: number): void {
    this.field.setSelectionRange(at, at)
    this.#scrollTo(at)
    this.#moved()
  }

  /** Changes the field as well. */
  #change(change: Splice): void {
    this.#hold(applied(change, this.#text), change)
    const { selectionStart, selectionEnd } = this.field
    this.field.value = this.#text
    this.field.setSelectionRange(placeAfter(selectionStart, change, false), placeAfter(selectionEnd, change, false))
  }

  #hold(text: string, change: Splice): void {
    this.#text = text
    this.#tints = this.#tints.map((tint) => stretchAfter(tint, change))
    this.#repaint()
  }

  /** Once for all that changes together. */
  #repaint(): void {
    if (this.#isStale) return
    this.#isStale = true
    queueMicrotask(() => this.#paintNow())
  }

  #paintNow(): void {
    if (!this.#isStale) return
    this.#isStale = false
    const isPlain = this.#text.length > MOST_PAINTED || LONGEST_LINE.test(this.#text)
    this.#root.classList.toggle('large', isPlain)
    this.#plain.hidden = !isPlain
    this.#paint.show(isPlain ? '' : this.#text, isPlain ? [] : this.#tints)
  }

  #moved(): void {
    this.#options.onCaret?.()
    const here = this.#tints.findLast(({ from, to }) => from <= this.caret && this.caret <= to)
    this.#options.onPoint?.(document.activeElement === this.field ? here?.id : undefined)
  }

  /** What is painted lies beneath the field. */
  #point({ clientX, clientY }: MouseEvent): void {
    const tint = document.elementsFromPoint(clientX, clientY).find((it) => it.matches('[data-change]'))
    this.#options.onPoint?.((tint as HTMLElement | undefined)?.dataset.change)
  }

  #scrollTo(at: number): void {
    this.#paintNow()
    const line = this.#text.slice(0, at).split('\n').length - 1
    this.#root.scrollIntoView({ block: 'nearest' })
    this.#paint.lineAt(line)?.scrollIntoView({ block: 'nearest' })
    // A large text scrolls in the field itself.
    this.field.scrollTop = (line - 3) * Number.parseFloat(getComputedStyle(this.field).lineHeight)
  }
}

/** A textarea knows no other ends of lines. */
const withLineFeeds = (text: string) => text.replaceAll(/\r\n?/g, '\n')
