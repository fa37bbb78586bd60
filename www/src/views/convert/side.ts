/** One of the two editors: the document in one version, its tinted places, and the line on its state. */
import type { Problem, Version } from 'order-contract/slim'
import { say } from '../../app/words.js'
import type { EditorOptions } from '../../editor/editor.js'
import { type Tint, tintsOf } from '../../editor/paint.js'
import { createPane, type Pane } from '../../editor/pane.js'

type Events = Pick<EditorOptions, 'onChange' | 'onPoint'>

export class Side {
  readonly version: Version
  readonly pane: Pane

  constructor(parent: HTMLElement, version: Version, events: Events, before?: Side) {
    this.version = version
    this.pane = createPane({
      parent,
      before: before?.pane,
      title: version,
      label: say('documentOf', { version }),
      hint: say('convertHint'),
      ...events,
    })
  }

  get text(): string {
    return this.pane.editor.text
  }

  /** The text can be read. */
  settle(words: string, marks: readonly Tint[]): void {
    this.pane.editor.readOnly = false
    this.pane.editor.tints = marks
    this.pane.state(words)
  }

  /** The text was edited and cannot be read yet. */
  wait(words: string, problems: readonly Problem[]): void {
    this.settle('', tintsOf(problems))
    this.pane.state(words, 'warning')
  }

  /** The text stays as it is, and cannot be edited, until the other side can be read. */
  stay(words: string): void {
    this.pane.editor.readOnly = true
    this.pane.state(words)
  }
}
