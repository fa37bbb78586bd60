/** A paste anywhere on the page is of a document, unless it is into a field. */
import { shown } from './address.js'
import { replaceDocument } from './document.js'

export function takePastes(): void {
  addEventListener('paste', (event) => {
    const [target] = event.composedPath()
    const text = event.clipboardData?.getData('text/plain')
    if (!text || event.defaultPrevented || shown.peek().view === 'form') return
    if (target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'))) return
    event.preventDefault()
    replaceDocument(text)
  })
}
