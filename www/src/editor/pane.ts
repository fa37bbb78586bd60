/** An editor with a title and buttons (open a file, copy) above it and a line of state beneath. */
import type { Severity } from 'order-contract/slim'
import { element, prose } from '../app/dom.js'
import { openButton, takeDrops } from '../app/files.js'
import { copyButton, titleBar } from '../app/parts.js'
import { Editor, type EditorOptions } from './editor.js'

interface PaneOptions extends EditorOptions {
  title: string
  /** The pane of the same view in another language: its editor moves here. */
  before?: Pane | undefined
}

export interface Pane {
  readonly editor: Editor
  /** Shows a line about the text; a severity highlights it. */
  state(words: string, severity?: Severity): void
}

export function createPane({ parent, title, before, ...events }: PaneOptions): Pane {
  const state = element('p', { class: 'pane-state' })
  const body = element('div', { class: 'pane' })
  const take = (text: string) => editor.replace(text)
  body.append(
    titleBar(
      title,
      openButton(take),
      copyButton('copy', () => editor.text),
    ),
  )
  const options = { ...events, parent: body }
  const editor = before?.editor ?? new Editor(options)
  before?.editor.moveTo(options)
  body.append(state)
  takeDrops(body, take)
  parent.append(body)
  return {
    editor,
    state(words, severity) {
      state.replaceChildren(...prose(words))
      state.className = `pane-state ${severity ?? ''}`
    },
  }
}
