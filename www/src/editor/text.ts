/**
 * A text that is edited or shown: what it holds and what is drawn in it. The editor itself is large: it is loaded when
 * the core has started, so that the page can say sooner what the first text is.
 */
import { signal } from '@preact/signals'
import { type Drawing, type MarkKind, type MarkPlace, NOTHING, type Row } from './drawn.js'

interface TextOptions {
  /** Its name for people. */
  label: string
  /** What stands in it while it is empty. */
  hint?: string
  readOnly?: boolean
  /** Takes what is pasted in place of all of it, wherever the caret is, or not; `made` is what becomes of the text then. */
  takes?: (pasted: string, made: string) => boolean
  /** Where reading stops, if it does: looked for at each key. */
  stopIn?: (text: string) => { start: number; end: number } | undefined
  /** The text beside it: their folds open together. */
  beside?: () => EditedText
}

/** What an editor does for its text. */
export interface Live {
  /** Has the editor in it. */
  readonly element: HTMLElement
  readonly current: string
  set(text: string, how?: { undoable: boolean }): void
  draw(drawing: Drawing): void
  unfold(id: string): void
  /** Selects a place, scrolls to it, and takes the focus. */
  reveal(from: number, to?: number): void
  /** Goes to the mark of an id. Returns whether there is one. */
  revealMark(id: string): boolean
  /** Goes to the next mark of a kind behind the selection, or to the first. */
  step(kinds: readonly MarkKind[]): boolean
  /** The marks near what is on the screen. */
  readonly marksNear: MarkPlace[]
  markOf(id: string): MarkPlace | undefined
  rowOf(place: MarkPlace): Row
  /** Whether reading stops in the line of a mark. */
  isStopped(place: MarkPlace): boolean
}

export class EditedText {
  /** What it holds once typing rests. */
  readonly text = signal('')
  /** Whether that came about by typing, from what it held before. */
  isTyped = false
  /** The id of the mark at the caret. */
  readonly pointed = signal<string | undefined>(undefined)
  /** The position at which it was typed last. */
  caret: number | undefined
  /** The ids of folds that were opened. */
  readonly opened = signal<ReadonlySet<string>>(new Set())
  /** Changes when lines are elsewhere than before. */
  readonly geometry = signal(0)
  /** Its editor, once that is loaded. */
  readonly live = signal<Live | undefined>(undefined)
  readonly options: TextOptions
  drawing: Drawing = NOTHING

  constructor(options: TextOptions) {
    this.options = options
  }

  /** What it holds now, also while it is being typed. */
  get current(): string {
    return this.live.peek()?.current ?? this.text.peek()
  }

  /** Replaces the text, where it differs. Without `undoable`, undoing does not bring back the one before. */
  set(text: string, how?: { undoable: boolean }): void {
    this.isTyped = false
    const live = this.live.peek()
    if (live) live.set(text, how)
    else this.text.value = text
  }

  /** Folds the text anew. */
  fold(): void {
    this.caret = undefined
    this.opened.value = new Set()
  }

  /** Opens a fold, or with `*` all: here and in the text beside, also while these wait to be drawn again. */
  unfold(id: string): void {
    const beside = this.options.beside?.()
    for (const text of [this, beside]) {
      text?.live.peek()?.unfold(id)
      if (text) text.opened.value = new Set([...text.opened.peek(), id])
    }
  }

  /** Draws what was made for a text, if it is the one that it holds now. */
  draw(drawing: Drawing, text = this.current): void {
    if (text !== this.current) return
    this.drawing = drawing
    this.live.peek()?.draw(drawing)
    this.moved()
  }

  moved(): void {
    this.geometry.value = this.geometry.peek() + 1
  }
}
