/** An editor with a title and buttons (open a file, copy) above it and a line of state beneath. */
import { element } from '../app/dom.js'
import { openButton, takeDrops } from '../app/files.js'
import { copyButton, titleBar } from '../app/parts.js'
import { Editor, type EditorOptions } from './editor.js'

interface PaneOptions extends EditorOptions {
  title: string
}

export interface Pane {
  readonly editor: Editor
  /** Shows a line about the text; `waiting` highlights it. */
  state(words: string, kind?: 'waiting' | ''): void
}

export function createPane({ parent, title, ...options }: PaneOptions): Pane {
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
  const editor = new Editor({ ...options, parent: body })
  body.append(state)
  takeDrops(body, take)
  parent.append(body)
  return {
    editor,
    state(words, kind = '') {
      state.textContent = words
      state.className = `pane-state ${kind}`
    },
  }
}
