/** One of the two editors: a version of the document, its tinted places, and what it waits for. */
import type { ChangeSet } from '@codemirror/state'
import type { Problem, Version } from 'order-contract/slim'
import { lightMarks, type Mark, marks, setMarks } from '../../editor/marks.js'
import { createPane, type Pane } from '../../editor/pane.js'
import { placeOf } from './place.js'

const HINT = 'Paste a document of this version here, drop a file on it, or pick a sample above.'

export interface SideEvents {
  changed(changes: ChangeSet): void
  /** A tinted place is pointed at, or none any more. */
  pointed(id: string | undefined): void
}

export class Side {
  readonly version: Version
  readonly pane: Pane
  #marks: readonly Mark[] = []

  constructor(parent: HTMLElement, version: Version, { changed, pointed }: SideEvents) {
    this.version = version
    this.pane = createPane({
      parent,
      title: version,
      label: `Document of ${version}`,
      language: 'json',
      hint: HINT,
      onChange: changed,
      extensions: marks(pointed),
    })
  }

  get text(): string {
    return this.pane.editor.text
  }

  get length(): number {
    return this.pane.editor.view.state.doc.length
  }

  /** It can be read; `words` say which side it is. */
  settle(words: string, marks: readonly Mark[]): void {
    this.#marks = marks
    this.pane.editor.setReadOnly(false)
    setMarks(this.pane.editor.view, marks)
    this.pane.state(words)
  }

  /** It was edited, and cannot be read yet. */
  wait(words: string, problems: readonly Problem[]): void {
    this.pane.editor.setReadOnly(false)
    const wrong = problems.flatMap(({ span }, at) => (span ? [{ ...span, id: `problem-${at}`, wrong: true }] : []))
    setMarks(this.pane.editor.view, wrong)
    this.pane.state(words, 'waiting')
  }

  /** It stays as it is, and so it cannot be edited either. */
  stay(words: string): void {
    this.pane.editor.setReadOnly(true)
    this.pane.state(words)
  }

  light(id: string | undefined): void {
    lightMarks(this.pane.editor.view, id)
  }

  /** Shows a tinted place. */
  reveal(id: string): void {
    const mark = this.#marks.find((mark) => mark.id === id)
    if (mark !== undefined) this.pane.editor.revealRange(mark.start, mark.end)
  }

  /** Shows what a pointer leads to. */
  goTo(pointer: string): void {
    const place = placeOf(this.text, pointer)
    if (place !== undefined) this.pane.editor.revealRange(place.start, place.end)
  }
}
