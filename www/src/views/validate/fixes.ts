/** Applies fixes in the editor, one or all safe ones, each as one step to undo; and shows the headers they produce. */
import type { Code, Fixed, Problem, Shape } from 'order-contract/slim'
import { button, element } from '../../app/dom.js'
import { copyButton } from '../../app/parts.js'
import type { Header } from '../../app/view.js'
import { say } from '../../app/words.js'
import type { Editor } from '../../editor/editor.js'
import { difference } from '../../editor/splice.js'

type ApplyFixes = (only?: readonly Code[]) => Fixed<Shape, string>

export const isSafe = ({ fix }: Problem) => fix?.applicability === 'safe' && fix.edits !== undefined

/** Returns a text with the edits of a problem's fix, which are in the order of the text. */
function textWith(text: string, { fix }: Problem): string {
  let fixed = text
  for (const { start, end, text } of fix?.edits?.toReversed() ?? []) {
    fixed = fixed.slice(0, start) + text + fixed.slice(end)
  }
  return fixed
}

/** `fix` gives the text with safe fixes applied. `done` is called after each fix and after it is undone. */
export class FixPanel {
  readonly #fix: ApplyFixes
  readonly #editor: () => Editor
  readonly #done: () => void
  readonly #all = button(say('fixAll'), () => this.#applySafe(), { class: 'primary' })
  readonly #undo = button(say('undoFix'), () => this.#takeBack(), { hidden: true })
  readonly #headers = element('div', { class: 'handed-over' })
  #moved: readonly Header[] = []
  /** The texts before and after the fix that moved values to the shown headers. */
  #texts = { before: '', after: '' }
  /** The problems belong to an older text: their edits do not fit. */
  #isStale = false
  readonly root = element('div', { class: 'fixes' }, this.#all, this.#undo, this.#headers)

  constructor(editor: () => Editor, fix: ApplyFixes, done: () => void) {
    this.#editor = editor
    this.#fix = fix
    this.#done = done
  }

  /** Goes on with what another panel of the same editor has done. */
  takeOver(before: FixPanel): void {
    this.#texts = before.#texts
    this.#show(before.#moved)
    this.#headers.hidden = before.#headers.hidden
    this.#undo.hidden = before.#undo.hidden
  }

  /** Offers to apply all safe fixes, if there are any. */
  offer(problems: readonly Problem[]): void {
    this.#isStale = false
    this.#all.hidden = !problems.some(isSafe)
  }

  apply(problem: Problem): void {
    if (this.#isStale) return
    const { code, fix } = problem
    const own = Object.entries(this.#fix([code]).headers).filter(([name]) => fix?.headers?.includes(name))
    this.#edit(textWith(this.#editor().text, problem), own)
  }

  /** To be called after every change. The headers are hidden while the text is as it was before their fix. */
  textChanged(): void {
    const { text } = this.#editor()
    this.#isStale = true
    this.#undo.hidden = true
    if (text === this.#texts.before) this.#headers.hidden = true
    if (text === this.#texts.after) this.#headers.hidden = false
  }

  /** The headers that carry what a fix took out of the document. */
  get moved(): readonly Header[] {
    return this.#headers.hidden ? [] : this.#moved
  }

  /** Another document: the fix and its headers belong to the one before. A draft brings its own headers. */
  forget(moved: readonly Header[] = []): void {
    this.#undo.hidden = true
    this.#texts = { before: '', after: '' }
    this.#show(moved)
  }

  #show(moved: readonly Header[]): void {
    this.#moved = moved
    this.#headers.hidden = false
    this.#headers.replaceChildren(...moved.map(([name, value]) => headerLine(`${name}: ${value}`)))
  }

  #applySafe(): void {
    const { output, headers } = this.#fix()
    this.#edit(output, Object.entries(headers))
  }

  #edit(after: string, headers: readonly Header[]): void {
    const before = this.#editor().text
    const change = difference(before, after)
    if (change === undefined) return
    if (headers.length > 0) {
      this.#texts = { before, after }
      this.#show(headers)
    }
    this.#editor().edit(change)
    this.#undo.hidden = false
    this.#done()
  }

  #takeBack(): void {
    this.#editor().undo()
    this.#done()
  }
}

/** A header that carries what a fix took out of the body. */
function headerLine(header: string): HTMLElement {
  const copy = copyButton('copyHeader', () => header)
  return element('p', {}, `${say('sendHeader')} `, element('code', {}, header), copy)
}
