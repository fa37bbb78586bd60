/** An editor with its title above it, its buttons (open a file, copy), and a line of state beneath. */
import { element } from '../app/dom.js'
import { openButton, takeDrops } from '../app/files.js'
import { copyButton } from '../app/parts.js'
import { Editor, type EditorOptions } from './editor.js'

export interface PaneOptions extends EditorOptions {
  title: string
}

export interface Pane {
  readonly root: HTMLElement
  readonly editor: Editor
  /** What there is to say of the text, in a line; `waiting` sets it apart. */
  state(words: string, kind?: 'waiting' | ''): void
}

export function createPane({ parent, title, ...options }: PaneOptions): Pane {
  const state = element('p', { class: 'pane-state' })
  const body = element('div', { class: 'pane' })
  const editor = new Editor({ ...options, parent: body })
  const take = (text: string) => editor.replace(text)
  const tools = element(
    'div',
    { class: 'tools' },
    openButton(take),
    copyButton('copy', () => editor.text),
  )
  body.prepend(element('div', { class: 'bar' }, element('h2', {}, title), tools))
  body.append(state)
  takeDrops(body, take)
  parent.append(body)
  return {
    root: body,
    editor,
    state(words, kind = '') {
      state.textContent = words
      state.className = `pane-state ${kind}`
    },
  }
}
