/**
 * A text that is edited or shown: what it holds and its marks. The editor itself is large: it is loaded when the core
 * has started, so that the page can say sooner what the first text is.
 */
import type { EditorView } from '@codemirror/view'
import { type ReadonlySignal, signal } from '@preact/signals'
import { started } from '../app/core.js'
import { whenLoaded } from '../app/notice.js'
import type { LiveText } from './live.js'
import type { Explain, Mark, MarkKind } from './marks.js'

export interface TextOptions {
  explain: Explain
  readOnly?: boolean
  /** Called when a person has put in another text as a whole. */
  onPaste?: () => void
}

/** What an editor says to people, in the language that is shown. */
export interface EditorWords {
  label: string
  hint: string
  /** Of the search and of folding, by their English words. */
  phrases: Record<string, string>
}

/** Loads the editor. */
export const loadEditor = () => whenLoaded(started.then(() => import('./live.js')))

export class EditedText {
  readonly #told = {
    held: signal(''),
    pointed: signal<string | undefined>(undefined),
    shown: signal<EditorView | undefined>(undefined),
  }
  readonly #options: TextOptions
  #live: LiveText | undefined
  /** Until the editor is there. */
  #host: HTMLElement | undefined
  #marks: readonly Mark[] = []
  #words: EditorWords | undefined

  constructor(options: TextOptions) {
    this.#options = options
  }

  /** What it holds; a large text once typing rests. */
  get text(): ReadonlySignal<string> {
    return this.#told.held
  }

  /** The id of the mark at the caret. */
  get pointed(): ReadonlySignal<string | undefined> {
    return this.#told.pointed
  }

  /** The editor that it is in. */
  get view(): ReadonlySignal<EditorView | undefined> {
    return this.#told.shown
  }

  /** What it holds now, also while a large text is being typed. */
  get current(): string {
    return this.#live?.current ?? this.text.peek()
  }

  /** Shows it in an element, and nowhere else. */
  mount(host: HTMLElement): void {
    this.#host = host
    if (this.#live) this.#live.mount(host)
    else void loadEditor().then((part) => part && this.#start(part))
  }

  #start(part: { LiveText: typeof LiveText }): void {
    this.#live ??= new part.LiveText(this.#options, this.#told)
    this.#live.mark(this.#marks)
    if (this.#words) this.#live.say(this.#words)
    if (this.#host) this.#live.mount(this.#host)
  }

  unmount(): void {
    this.#host = undefined
    this.#live?.unmount()
  }

  say(words: EditorWords): void {
    this.#words = words
    this.#live?.say(words)
  }

  /** Replaces the text, where it differs. Without `undoable`, undoing does not bring back the one before. */
  set(text: string, how?: { undoable: boolean }): void {
    if (this.#live) this.#live.set(text, how)
    else this.#told.held.value = text
  }

  /** Marks places of the text that it holds now. */
  mark(marks: readonly Mark[]): void {
    this.#marks = marks
    this.#live?.mark(marks)
  }

  /** Selects a place, and scrolls to it. If it is marked, it explains itself. */
  reveal(from: number, to = from): void {
    this.#live?.reveal(from, to)
  }

  /** Goes to the next mark of a kind behind the selection, or to the first. Returns it. */
  step(kinds: readonly MarkKind[]): Mark | undefined {
    return this.#live?.step(kinds)
  }

  /** Goes to the mark of an id, if there is one. It explains itself, but not one that `isQuiet`. */
  revealMark(id: string, isQuiet = false): void {
    this.#live?.revealMark(id, isQuiet)
  }

  focus(): void {
    this.#live?.focus()
  }
}
