/**
 * A text that is edited or shown: what it holds and its marks. The editor itself is large: it is loaded when the core
 * has started, so that the page can say sooner what the first text is.
 */
import { signal } from '@preact/signals'
import { started } from '../app/core.js'
import { whenLoaded } from '../app/notice.js'
import { nextTask } from '../app/rest.js'
import type { LiveText } from './live.js'
import type { Mark } from './marks.js'

export interface TextOptions {
  readOnly?: boolean
  /** Called when a person has put in another text as a whole. */
  onPaste?: () => void
}

/** What an editor says to people: its name, and what stands in it while it is empty. */
export interface EditorWords {
  label: string
  hint: string
}

/** Loads the editor. */
export const loadEditor = () => whenLoaded(started.then(() => import('./live.js')))

export class EditedText {
  /** What it holds; a large text once typing rests. */
  readonly text = signal('')
  /** The id of the mark at the caret. */
  readonly pointed = signal<string | undefined>(undefined)
  /** Its editor, once that is loaded. */
  readonly live = signal<LiveText | undefined>(undefined)
  readonly options: TextOptions
  marks: readonly Mark[] = []
  words: EditorWords = { label: '', hint: '' }

  constructor(options: TextOptions) {
    this.options = options
  }

  /** What it holds now, also while a large text is being typed. */
  get current(): string {
    return this.live.peek()?.current ?? this.text.peek()
  }

  /** Shows it in an element, and nowhere else. */
  async show(host: HTMLElement): Promise<void> {
    if (this.live.peek() === undefined) {
      const part = await loadEditor()
      await nextTask()
      if (part) this.live.value ??= new part.LiveText(this)
    }
    const live = this.live.peek()
    if (live && host.isConnected) host.append(live.element)
  }

  /** Takes what it says to people, . */
  say(words: EditorWords): void {
    this.words = words
    this.live.peek()?.say(words)
  }

  /** Replaces the text, where it differs. Without `undoable`, undoing does not bring back the one before. */
  set(text: string, how?: { undoable: boolean }): void {
    const live = this.live.peek()
    if (live) live.set(text, how)
    else this.text.value = text
  }

  /** Marks places of the text that it holds now. */
  mark(marks: readonly Mark[]): void {
    this.marks = marks
    this.live.peek()?.mark(marks)
  }
}
