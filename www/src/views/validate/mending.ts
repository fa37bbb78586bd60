/** Fixes, made in the editor as if they were typed: one or all safe ones, each to be undone at once. */
import type { ChangeSpec } from '@codemirror/state'
import type { Code, Fixed, Problem, Shape } from 'order-contract/slim'
import { button, element } from '../../app/dom.js'
import { copyButton } from '../../app/parts.js'
import { say } from '../../app/words.js'
import type { Editor } from '../../editor/editor.js'

type Fix = (only?: readonly Code[]) => Fixed<Shape, string>

type Headers = Readonly<Record<string, string>>

export const isSafe = ({ fix }: Problem) => fix?.applicability === 'safe' && fix.edits !== undefined

/** `fix` has the safe fixes made; `made` is told of each that was, and of its undoing. */
export class Mending {
  readonly #fix: Fix
  readonly #editor: () => Editor
  readonly #made: () => void
  readonly #all = button(say('fixAll'), () => this.#makeSafe(), { class: 'primary' })
  readonly #undo = button(say('undoFix'), () => this.#takeBack())
  readonly #headers = element('div', { class: 'handed-over' })
  readonly root = element('div', { class: 'mending' }, this.#all, this.#undo, this.#headers)
  constructor(editor: () => Editor, fix: Fix, made: () => void) {
    this.#editor = editor
    this.#fix = fix
    this.#made = made
    this.#undo.hidden = true
  }

  /** Which findings there are to mend. */
  offer(problems: readonly Problem[]): void {
    this.#all.hidden = !problems.some(isSafe)
  }

  make({ code, fix }: Problem): void {
    if (!fix?.edits) return
    const own = Object.entries(this.#fix([code]).headers).filter(([name]) => fix.headers?.includes(name))
    const changes = fix.edits.map(({ start, end, text }) => ({ from: start, to: end, insert: text }))
    this.#edit(changes, Object.fromEntries(own))
  }

  /** Another document: what was handed over belonged to the one before. */
  forget(): void {
    this.#editor().attached = {}
    this.textChanged()
  }

  /** By a person, a fix, or its undoing. */
  textChanged(): void {
    this.#undo.hidden = true
    this.#showHeaders()
  }

  #makeSafe(): void {
    const { output, headers } = this.#fix()
    this.#edit({ from: 0, to: this.#editor().text.length, insert: output }, headers)
  }

  #edit(changes: ChangeSpec, headers: Headers): void {
    this.#editor().edit(changes, { ...this.#handedOver, ...headers })
    this.#undo.hidden = false
    this.#made()
  }

  #takeBack(): void {
    this.#editor().undo()
    this.#made()
  }

  /** Headers in which values travel that a fix took out: they belong to the text that it left. */
  get #handedOver(): Headers {
    return (this.#editor().attached ?? {}) as Headers
  }

  /** What a fix took out of the body is not lost. */
  #showHeaders(): void {
    const lines = Object.entries(this.#handedOver).map(([name, value]) => {
      const header = `${name}: ${value}`
      const copy = copyButton('copyHeader', () => header)
      return element('p', {}, `${say('sendHeader')} `, element('code', {}, header), copy)
    })
    this.#headers.replaceChildren(...lines)
  }
}
