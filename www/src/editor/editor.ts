/**
 * A text field for a document or a query, with line numbers, colours and tinted stretches. It is a textarea without a
 * colour of its own above a copy that is painted: typing, selecting and reading aloud are the browser's.
 */
import { ChangeSet, type ChangeSpec } from '@codemirror/state'
import { element } from '../app/dom.js'
import { difference } from './difference.js'
import { History } from './history.js'
import { Paint, type Tint } from './paint.js'
import { applied, reach } from './splices.js'

export interface EditorOptions {
  parent: HTMLElement
  /** Its name, for people who listen to the page. */
  label: string
  /** What an empty field says to do. */
  hint?: string
  /** The text has changed: not by `setText`. */
  onChange?: (changes: ChangeSet) => void
  /** The caret has moved, or may have. */
  onCaret?: () => void
  /** A tint with this name is pointed at or holds the caret; undefined where there is none. */
  onPoint?: (id: string | undefined) => void
}

/** How a change is made. */
interface Way {
  /** One of the steps that Ctrl+Z takes back. */
  undoable?: boolean
  /** `onChange` is told. */
  told?: boolean
  /** A step of its own, not a part of what is being typed. */
  alone?: boolean
  /** What goes with the text from now on. */
  attached?: unknown
}

/** Above this many characters nothing is painted: the browser alone draws the text. */
const LARGE = 100_000

/** A textarea turns a carriage return into a line feed. It is a byte like any other, so this stands for it there. */
const RETURN = '\uf80d'

export class Editor {
  readonly field: HTMLTextAreaElement
  readonly #root: HTMLElement
  readonly #options: EditorOptions
  readonly #history = new History()
  readonly #paint = new Paint()
  #text = ''
  #tints: readonly Tint[] = []
  #isStale = false
  /** What belongs to the text without being in it: undone and done again with it. */
  attached: unknown

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
    parent.append(this.#root)
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

  /** A query has no colours. */
  set isQuery(isQuery: boolean) {
    this.#paint.isPlain = isQuery
    this.#repaint()
  }

  set tints(tints: readonly Tint[]) {
    this.#tints = tints
    this.#repaint()
  }

  /** Lights the tints of a name, or none. */
  light(id: string | undefined): void {
    this.#paint.light(id)
  }

  /** Changes the text where it differs: caret and place stay. `undoable` is for what a person asked for. */
  setText(text: string, { undoable = false } = {}): void {
    const change = difference(this.#text, text)
    if (change !== undefined) this.#change(this.#changes(change), { undoable, alone: true })
  }

  /** Another document takes the place of this one: told, and one step to undo. */
  replace(text: string): void {
    this.edit({ from: 0, to: this.#text.length, insert: text })
  }

  /** Told, and one step to undo. */
  edit(changes: ChangeSpec, attached: unknown = this.attached): void {
    this.#change(this.#changes(changes), { undoable: true, told: true, alone: true, attached })
  }

  undo(): void {
    this.#takeBack(this.#history.undo({ text: this.#text, attached: this.attached }))
  }

  redo(): void {
    this.#takeBack(this.#history.redo({ text: this.#text, attached: this.attached }))
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
      if (text !== '' && !field.readOnly) this.#instead(event, () => this.#insert(text))
    })
    field.addEventListener('copy', (event) => this.#take(event))
    field.addEventListener('cut', (event) => this.#take(event))
    for (const name of ['keyup', 'pointerup', 'focus', 'blur']) field.addEventListener(name, () => this.#moved())
    field.addEventListener('mousemove', ({ clientX, clientY }) => this.#point(clientX, clientY))
    field.addEventListener('mouseleave', () => this.#options.onPoint?.(undefined))
  }

  #instead(event: Event, act: () => void): void {
    event.preventDefault()
    act()
  }

  /** The browser has changed the field. */
  #typed(): void {
    const change = difference(this.#text, this.field.value.replaceAll(RETURN, '\r'))
    if (change !== undefined) this.#change(this.#changes(change), { undoable: true, told: true })
    this.#moved()
  }

  #insert(text: string): void {
    const { selectionStart: from, selectionEnd: to } = this.field
    this.edit({ from, to, insert: text })
    this.#putCaret(from + text.length)
  }

  /** Copies or cuts what a textarea would copy otherwise than it is. */
  #take(event: ClipboardEvent): void {
    const { selectionStart: from, selectionEnd: to } = this.field
    const text = this.#text.slice(from, to)
    if (!text.includes('\r')) return
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
    if (event.type === 'cut' && !this.field.readOnly) this.edit({ from, to })
  }

  #takeBack(step: { changes: ChangeSet; attached: unknown } | undefined): void {
    if (step === undefined || this.field.readOnly) return
    this.#change(step.changes, { told: true, attached: step.attached })
    this.#putCaret(reach(step.changes))
  }

  #putCaret(at: number): void {
    this.field.setSelectionRange(at, at)
    this.#scrollTo(at)
    this.#moved()
  }

  #changes(changes: ChangeSpec): ChangeSet {
    return ChangeSet.of(changes, this.#text.length, '\n')
  }

  #change(changes: ChangeSet, { undoable, told, alone, attached = this.attached }: Way): void {
    const before = { text: this.#text, attached: this.attached }
    this.#text = applied(changes, before.text)
    this.attached = attached
    if (undoable) this.#history.add(changes, before, alone)
    else if (!told) this.#history.rebase(changes)
    this.#show(changes)
    this.#tints = this.#tints.map((tint) => ({
      ...tint,
      start: changes.mapPos(tint.start, 1),
      end: changes.mapPos(tint.end, -1),
    }))
    this.#repaint()
    if (told) this.#options.onChange?.(changes)
  }

  #show(changes: ChangeSet): void {
    const shown = this.#text.replaceAll('\r', RETURN)
    if (this.field.value === shown) return
    const { selectionStart, selectionEnd } = this.field
    this.field.value = shown
    this.field.setSelectionRange(changes.mapPos(selectionStart), changes.mapPos(selectionEnd))
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
    const isLarge = this.#text.length > LARGE
    this.#root.classList.toggle('large', isLarge)
    this.#paint.show(isLarge ? '' : this.#text.replaceAll('\r', RETURN), isLarge ? [] : this.#tints)
  }

  #scrollTo(at: number): void {
    this.#paintNow()
    const line = this.#text.slice(0, at).split('\n').length - 1
    this.#root.scrollIntoView({ block: 'nearest' })
    this.#paint.lineAt(line)?.scrollIntoView({ block: 'nearest' })
    // A large text scrolls in the field itself, where no line is wrapped.
    this.field.scrollTop = (line - 3) * Number.parseFloat(getComputedStyle(this.field).lineHeight)
  }

  #moved(): void {
    this.#options.onCaret?.()
    const { caret } = this
    const here = this.#tints.findLast(({ start, end }) => start <= caret && caret <= end)
    this.#options.onPoint?.(document.activeElement === this.field ? here?.id : undefined)
  }

  /** What is painted lies beneath the field. */
  #point(x: number, y: number): void {
    const found = document.elementsFromPoint(x, y).find((it) => it instanceof HTMLElement && it.dataset.tint)
    const tint = this.#tints[Number((found as HTMLElement | undefined)?.dataset.tint)]
    this.field.title = tint?.title ?? ''
    this.#options.onPoint?.(tint?.id)
  }
}
