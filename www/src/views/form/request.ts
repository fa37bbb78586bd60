/** The call that the form makes, beside it: headers, body with what is found in it, and copies of both. */
import { EditorView } from '@codemirror/view'
import type { Problem } from 'order-contract/slim'
import { copyButton } from '../../app/copy.js'
import { button, element } from '../../app/dom.js'
import { diagnostics, showProblems } from '../../editor/diagnostics.js'
import { createEditor } from '../../editor/editor.js'
import { bodyOf, fetchOf, headOf, type OrderCall } from './call.js'

/** `renew` takes a new key. */
export function requestPane(parent: HTMLElement, renew: () => void) {
  let shown: OrderCall | undefined
  const copyOf = (write: (call: OrderCall) => string) => () => (shown ? write(shown) : '')
  const head = element('pre', { class: 'head', tabindex: '0', role: 'group', 'aria-label': 'Headers of the request' })
  const copies = [copyButton('Copy as fetch()', copyOf(fetchOf)), copyButton('Copy the JSON', copyOf(bodyOf))]
  const tools = element('div', { class: 'pane-tools' }, ...copies)
  const bar = element('div', { class: 'pane-bar' }, element('h2', {}, 'The request it would send'), tools)
  const top = element('div', { class: 'request-head' }, head, button('New key', renew))
  const pane = element('div', { class: 'pane' }, bar, top)
  parent.append(pane)
  const { view, setText, setReadOnly } = createEditor({
    parent: pane,
    label: 'Body of the request',
    language: 'json',
    extensions: [EditorView.contentAttributes.of({ tabindex: '0' }), diagnostics],
  })
  setReadOnly(true)
  return {
    update(call: OrderCall, problems: readonly Problem[]) {
      shown = call
      head.textContent = headOf(call)
      setText(call.body)
      showProblems(view, problems)
    },
  }
}
