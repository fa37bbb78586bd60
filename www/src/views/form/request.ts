/** The call that the form makes, beside it: headers, body with what is found in it, and copies of both. */
import type { Problem } from 'order-contract/slim'
import { button, element } from '../../app/dom.js'
import { copyButton, sheet } from '../../app/parts.js'
import { say } from '../../app/words.js'
import { Editor } from '../../editor/editor.js'
import { tintsOf } from '../../editor/paint.js'
import { bodyOf, fetchOf, headOf, type OrderCall } from './call.js'

/** `renew` takes a new key. */
export function requestPane(parent: HTMLElement, renew: () => void) {
  let shown: OrderCall | undefined
  const copyOf = (write: (call: OrderCall) => string) => () => (shown ? write(shown) : '')
  const head = sheet(say('requestHead'))
  head.className = 'head'
  const copies = [copyButton('copyFetch', copyOf(fetchOf)), copyButton('copyJson', copyOf(bodyOf))]
  const tools = element('div', { class: 'tools' }, ...copies)
  const bar = element('div', { class: 'bar' }, element('h2', {}, say('request')), tools)
  const top = element('div', { class: 'request-head' }, head, button(say('newKey'), renew))
  const pane = element('div', { class: 'pane' }, bar, top)
  parent.append(pane)
  const body = new Editor({ parent: pane, label: say('requestBody') })
  body.readOnly = true
  return {
    update(call: OrderCall, problems: readonly Problem[]) {
      shown = call
      head.textContent = headOf(call)
      body.setText(call.body)
      body.tints = tintsOf(problems)
    },
  }
}
