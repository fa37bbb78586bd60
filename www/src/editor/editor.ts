/**
 * An editor for a document or a query. It stands in a shadow root of its own, where its styles are constructed sheets:
 * the page's policy allows no inline ones. Tab leaves it, as it leaves any field.
 */
import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching } from '@codemirror/language'
import {
  Annotation,
  type ChangeSet,
  type ChangeSpec,
  Compartment,
  EditorState,
  type Extension,
  Transaction,
} from '@codemirror/state'
import { EditorView, highlightSpecialChars, keymap, lineNumbers, placeholder } from '@codemirror/view'
import { element } from '../app/dom.js'
import { difference } from './difference.js'
import { theme } from './theme.js'

export type Language = 'json' | 'query'

export interface EditorOptions {
  parent: HTMLElement
  /** Its name, for people who listen to the page. */
  label: string
  text?: string
  language: Language
  /** What an empty editor says to do. */
  hint?: string
  /** The text has changed: not by `setText`. */
  onChange?: (changes: ChangeSet) => void
  extensions?: Extension
}

export interface Editor {
  readonly view: EditorView
  readonly text: string
  /** Changes the text where it differs: caret and place stay. `undoable` is for what a person asked for. */
  setText(text: string, options?: { undoable?: boolean }): void
  /** Another document takes the place of this one: told, and one step to undo. */
  replace(text: string): void
  setLanguage(language: Language): void
  setReadOnly(readOnly: boolean): void
  /** Makes the same changes as if they were typed. */
  edit(changes: ChangeSpec): void
  /** Shows a stretch, selects it, and puts the caret there. */
  revealRange(start: number, end: number): void
}

/** Marks changes of which `onChange` is not told. */
const untold = Annotation.define<boolean>()

export function createEditor({
  parent,
  label,
  text = '',
  language,
  hint,
  onChange,
  extensions = [],
}: EditorOptions): Editor {
  const host = element('div', { class: 'editor' })
  parent.append(host)
  const root = host.attachShadow({ mode: 'open' })
  const syntax = new Compartment()
  const writing = new Compartment()
  const view = new EditorView({
    parent: root,
    root,
    doc: text,
    extensions: [
      EditorView.contentAttributes.of({ 'aria-label': label, autocapitalize: 'off', spellcheck: 'false' }),
      // A carriage return is a byte like any other: it stays where it was.
      EditorState.lineSeparator.of('\n'),
      highlightSpecialChars(),
      lineNumbers(),
      history(),
      EditorView.lineWrapping,
      keymap.of([...defaultKeymap, ...historyKeymap]),
      syntax.of(syntaxOf(language)),
      writing.of(EditorState.readOnly.of(false)),
      hint === undefined ? [] : placeholder(hint),
      theme,
      EditorView.updateListener.of((update) => {
        const told = update.transactions.some((it) => it.docChanged && !it.annotation(untold))
        if (told) onChange?.(update.changes)
      }),
      extensions,
    ],
  })
  return {
    view,
    get text() {
      return view.state.doc.toString()
    },
    setText(text, { undoable = false } = {}) {
      const changes = difference(view.state.doc.toString(), text)
      if (changes === undefined) return
      const alone = isolateHistory.of('full')
      view.dispatch({ changes, annotations: [untold.of(true), Transaction.addToHistory.of(undoable), alone] })
    },
    replace(text) {
      const { length } = view.state.doc
      view.dispatch({ changes: { from: 0, to: length, insert: text }, annotations: isolateHistory.of('full') })
    },
    setLanguage: (language) => view.dispatch({ effects: syntax.reconfigure(syntaxOf(language)) }),
    setReadOnly(readOnly) {
      if (view.state.readOnly !== readOnly) {
        view.dispatch({ effects: writing.reconfigure(EditorState.readOnly.of(readOnly)) })
      }
    },
    edit: (changes) => view.dispatch({ changes, userEvent: 'input' }),
    revealRange: (start, end) => reveal(view, start, end),
  }
}

const syntaxOf = (language: Language): Extension => (language === 'json' ? [json(), bracketMatching()] : [])

function reveal(view: EditorView, start: number, end: number): void {
  const { length } = view.state.doc
  const anchor = Math.min(start, length)
  const head = Math.min(end, length)
  view.focus()
  view.dispatch({ selection: { anchor, head }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
  view.dom.scrollIntoView({ block: 'nearest' })
}
