/** One of the two editors: a version of the document, its tinted places, and what it waits for. */
import type { ChangeSet } from '@codemirror/state'
import type { Problem, Version } from 'order-contract/slim'
import { placeOf } from '../../app/json.js'
import { say } from '../../app/words.js'
import { type Tint, tintsOf } from '../../editor/paint.js'
import { createPane, type Pane } from '../../editor/pane.js'

export interface SideEvents {
  changed(changes: ChangeSet): void
  /** A tinted place is pointed at, or none any more. */
  pointed(id: string | undefined): void
}

export class Side {
  readonly version: Version
  readonly pane: Pane
  #marks: readonly Tint[] = []

  constructor(parent: HTMLElement, version: Version, { changed, pointed }: SideEvents) {
    this.version = version
    this.pane = createPane({
      parent,
      title: version,
      label: say('documentOf', { version }),
      hint: say('convertHint'),
      onChange: changed,
      onPoint: pointed,
    })
  }

  get text(): string {
    return this.pane.editor.text
  }

  get length(): number {
    return this.text.length
  }

  /** It can be read; `words` say which side it is. */
  settle(words: string, marks: readonly Tint[]): void {
    this.#marks = marks
    this.pane.editor.readOnly = false
    this.pane.editor.tints = marks
    this.pane.state(words)
  }

  /** It was edited, and cannot be read yet. */
  wait(words: string, problems: readonly Problem[]): void {
    this.pane.editor.readOnly = false
    this.pane.editor.tints = tintsOf(problems)
    this.pane.state(words, 'waiting')
  }

  /** It stays as it is, and so it cannot be edited either. */
  stay(words: string): void {
    this.pane.editor.readOnly = true
    this.pane.state(words)
  }

  light(id: string | undefined): void {
    this.pane.editor.light(id)
  }

  /** Shows a tinted place. */
  reveal(id: string): void {
    const mark = this.#marks.find((mark) => mark.id === id)
    if (mark !== undefined) this.pane.editor.reveal(mark.start, mark.end)
  }

  /** Shows what a pointer leads to. */
  goTo(pointer: string): void {
    const place = placeOf(this.text, pointer)
    if (place !== undefined) this.pane.editor.reveal(place.start, place.end)
  }
}
