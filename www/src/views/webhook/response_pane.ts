/** The response of the receiver: status line, headers and body. */
import { copyButton } from '../../app/copy.js'
import { element } from '../../app/dom.js'
import { type Answer, sizeOf } from './answer.js'

const INDENT = 2
const EMPTY: Answer = { head: '', body: '', rejection: undefined }

export function responsePane() {
  let shown = EMPTY
  const head = element('pre', {
    class: 'head',
    tabindex: '0',
    role: 'group',
    'aria-label': 'Status and headers of the response',
  })
  const body = element('pre', { class: 'body', tabindex: '0', role: 'group', 'aria-label': 'Body of the response' })
  const size = element('p', { class: 'pane-state' })
  const copy = copyButton('Copy', () => `${shown.head}\n\n${shown.body}`)
  const bar = element('div', { class: 'pane-bar' }, element('h2', {}, 'The response it would get'), copy)
  return {
    root: element('div', { class: 'pane response' }, bar, head, body, size),
    show(answer: Answer) {
      shown = answer
      head.textContent = answer.head
      body.hidden = answer.rejection === undefined
      body.textContent = body.hidden ? '' : JSON.stringify(answer.rejection, null, INDENT)
      size.textContent = body.hidden
        ? 'No body.'
        : `${sizeOf(answer.body)} bytes, in one line; laid out here to be read.`
    },
  }
}
