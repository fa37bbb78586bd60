/**
 * A text that is edited or shown: what it holds and what is drawn in it. The editor itself is large: it is loaded when
 * the core has started, so that the page can say sooner what the first text is.
 */
import { signal } from '@preact/signals'
import type { Edit } from 'order-contract'
import { type Drawing, NOTHING } from './drawn.js'
import { difference, edited, plain } from './edits.js'
import type { LiveText, TextOptions } from './live.js'

interface Options extends TextOptions {
  /** The text beside it: their folds open together. */
  beside?: () => EditedText
}

export class EditedText {
  /** What it holds once typing rests. */
  readonly text = signal('')
  /** Whether that came about by typing, from what it held before. */
  isTyped = false
  /** The id of the mark at the caret. */
  readonly pointed = signal<string | undefined>(undefined)
  /** The ids of folds that were opened; `*` for all. */
  readonly opened = signal<ReadonlySet<string>>(new Set())
  /** Changes when lines are elsewhere than before. */
  readonly geometry = signal(0)
  /** Its editor, once that is loaded. */
  readonly live = signal<LiveText | undefined>(undefined)
  /** What was drawn last. */
  drawing: Drawing = NOTHING
  /** The text that was put in, as it came. */
  #came = ''

  constructor(readonly options: Options) {}

  /** What it holds now, also while it is being typed. */
  get current(): string {
    return this.live.peek()?.current ?? this.text.peek()
  }

  /** Replaces the text, where it differs. Without `undoable`, undoing does not bring back the one before. */
  set(text: string, how?: { undoable: boolean }): void {
    this.isTyped = false
    const live = this.live.peek()
    this.drawing = NOTHING
    if (live) live.set(text, how)
    else this.text.value = text
  }

  /** Replaces the text by one that may have other line ends and a byte order mark. */
  put(text: string, how?: { undoable: boolean }): void {
    this.#came = text
    this.set(plain(text), how)
  }

  /** What it holds, or what edits of that make, with the line ends and the byte order mark of the text that was put in. */
  asCame(text = this.current, edits: readonly Edit[] = []): string {
    const typed = difference(plain(this.#came), text)
    return edited(typed ? edited(this.#came, [typed]) : this.#came, edits)
  }

  get #both(): EditedText[] {
    const beside = this.options.beside?.()
    return beside ? [this, beside] : [this]
  }

  /** Folds the text anew, and the one beside it. */
  fold(): void {
    for (const text of this.#both) text.opened.value = new Set()
  }

  /** Opens a fold, or with `*` all: here and in the text beside. */
  unfold(id: string): void {
    for (const text of this.#both) {
      text.opened.value = new Set([...text.opened.peek(), id])
      text.live.peek()?.unfold(id)
    }
  }

  /** Draws what was made for a text, if it is the one that it holds now. An effect draws anew once other folds are open. */
  draw(drawing: Drawing, text = this.current): void {
    void this.opened.value
    if (text !== this.current) return
    this.drawing = drawing
    this.live.value?.draw(drawing)
    this.moved()
  }

  moved(): void {
    this.geometry.value = this.geometry.peek() + 1
  }
}
