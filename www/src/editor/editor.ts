/**
 * A text field for a document or a query, with line numbers, colours and tinted stretches: a textarea with transparent
 * text above a painted copy. The browser does typing, selecting and accessibility.
 */
import { element } from '../app/dom.js'
import { LARGEST_TEXT, offerFilesView } from '../app/files.js'
import { say } from '../app/words.js'
import { UndoHistory } from './history.js'
import { Paint, type Tint } from './paint.js'
import { applied, difference, placeAfter, type Splice, stretchAfter } from './splice.js'

export interface EditorOptions {
  parent: HTMLElement
  /** Its accessible name. */
  label: string
  /** Shown while the field is empty. */
  hint?: string
  /** Called when the text has changed, except by `setText`. No `change` if it was undone or redone. */
  onChange?: (before: string, change?: Splice) => void
  /** Called when the caret may have moved. */
  onCaret?: () => void
  /** Called with the id of the tint at the pointer or the caret, or with undefined. */
  onPoint?: (id: string | undefined) => void
}

/** A larger text, or a longer line, is not painted: it would slow down typing. */
const MOST_PAINTED = 100_000
const LONGEST_LINE = /[^\n]{5000}/

export class Editor {
  readonly field = element('textarea', {
    autocapitalize: 'off',
    autocomplete: 'off',
    spellcheck: 'false',
    rows: '1',
  })
  readonly #plain = element('p', { class: 'hint', hidden: true })
  readonly #history = new UndoHistory()
  readonly #paint = new Paint()
  readonly #root = element('div', { class: 'editor' }, this.#paint.root, this.field)
  #options: EditorOptions
  #text = ''
  #tints: readonly Tint[] = []
  #isStale = false

  constructor(options: EditorOptions) {
    this.#options = options
    this.moveTo(options)
    this.#listen()
    this.#repaint()
  }

  /** Moves the editor to a view in another language, with all that can be undone. */
  moveTo(options: EditorOptions): void {
    this.#options = options
    const { label, hint = '', parent } = options
    this.field.setAttribute('aria-label', label)
    this.field.placeholder = hint
    this.#plain.textContent = say('unpainted')
    parent.append(this.#root, this.#plain)
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

  /** Highlights the tints of an id, or none. */
  light(id: string | undefined): void {
    this.#paint.light(id)
  }

  set tints(tints: readonly Tint[]) {
    this.#tints = tints
    this.#repaint()
  }

  /** Changes the text where it differs, and keeps the caret. `undoable` if a person asked for it. */
  setText(text: string, { undoable = false } = {}): void {
    const change = difference(this.#text, withLineFeeds(text))
    if (change === undefined) return
    if (undoable) this.#history.add(change, this.#text, true)
    else this.#history.rebase(change)
    this.#change(change)
  }

  /** Changes the text in one step to undo, and calls `onChange`. Leaves alone a text that would become too large. */
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

  /** Replaces the whole text. */
  replace(text: string): void {
    this.edit({ from: 0, to: this.#text.length, insert: text })
  }

  undo(): void {
    if (!this.field.readOnly) this.#step(this.#history.undo(this.#text))
  }

  redo(): void {
    if (!this.field.readOnly) this.#step(this.#history.redo(this.#text))
  }

  /** Selects a stretch and scrolls to it. */
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
      const key = letterOf(event)
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

  /** Changes the text and the field. */
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

  /** Paints once for all changes of a task. */
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

  /** Finds the tint under the pointer: the painted copy is beneath the field. */
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
    if (!this.#plain.hidden) this.#scrollToColumn(at)
  }

  /** All characters have the same width, nearly. Chromium does not scroll to a selection by itself. */
  #scrollToColumn(at: number): void {
    const column = at - this.#text.lastIndexOf('\n', at - 1) - 1
    const longest = this.#text.split('\n').reduce((most, line) => Math.max(most, line.length), 0)
    this.field.scrollLeft = (column / longest) * this.field.scrollWidth - this.field.clientWidth / 2
  }
}

/** Returns the letter of a key; on keyboards of other scripts, the Latin one in the same place. */
function letterOf({ key, code }: KeyboardEvent): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toLowerCase()
}

/** Changes line ends as a textarea does. */
const withLineFeeds = (text: string) => text.replaceAll(/\r\n?/g, '\n')
