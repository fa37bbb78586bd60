/** Fixes, made in the editor as if they were typed: one or all safe ones, each to be undone at once. */
import { isolateHistory, undo } from '@codemirror/commands'
import { type ChangeSpec, Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { Code, Fixed, Problem, Shape } from 'order-contract/slim'
import { copyButton } from '../../app/copy.js'
import { button, element } from '../../app/dom.js'
import type { Editor } from '../../editor/editor.js'
import { handedOver, handOver, headersOf } from './handed_over.js'

type Fix = (only?: readonly Code[]) => Fixed<Shape, string>

export const isSafe = ({ fix }: Problem) => fix?.applicability === 'safe' && fix.edits !== undefined

/** `fix` has the safe fixes made; `made` is told of each that was, and of its undoing. */
export class Mending {
  readonly #fix: Fix
  readonly #editor: () => Editor
  readonly #made: () => void
  readonly #all = button('Apply all safe fixes', () => this.#makeSafe(), { class: 'primary' })
  readonly #undo = button('Undo the fix', () => this.#takeBack())
  readonly #headers = element('div', { class: 'handed-over' })
  readonly root = element('div', { class: 'mending' }, this.#all, this.#undo, this.#headers)
  readonly extension = [
    handedOver,
    EditorView.updateListener.of(({ docChanged, transactions }) => {
      if (docChanged) this.#undo.hidden = !transactions.some((it) => it.isUserEvent('input.fix'))
      if (transactions.some(({ effects }) => effects.some((it) => it.is(handOver)))) this.#showHeaders()
    }),
  ]

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
    const annotations = Transaction.addToHistory.of(false)
    this.#editor().view.dispatch({ effects: handOver.of({}), annotations })
    this.#undo.hidden = true
  }

  #makeSafe(): void {
    const { output, headers } = this.#fix()
    this.#edit({ from: 0, to: this.#editor().text.length, insert: output }, headers)
  }

  #edit(changes: ChangeSpec, headers: Record<string, string>): void {
    const { view } = this.#editor()
    view.dispatch({
      changes,
      effects: handOver.of({ ...headersOf(view.state), ...headers }),
      annotations: isolateHistory.of('full'),
      userEvent: 'input.fix',
    })
    this.#made()
  }

  #takeBack(): void {
    undo(this.#editor().view)
    this.#made()
  }

  /** What a fix took out of the body is not lost. */
  #showHeaders(): void {
    const lines = Object.entries(headersOf(this.#editor().view.state)).map(([name, value]) => {
      const header = `${name}: ${value}`
      const copy = copyButton('Copy the header', () => header)
      return element('p', {}, 'Send with it the header ', element('code', {}, header), copy)
    })
    this.#headers.replaceChildren(...lines)
  }
}
