/** The code to do in your own app what a view has just done, and a button that copies it. */
import { copyButton } from './copy.js'
import { element } from './dom.js'

/** `snippet` gives the code as it stands; ask for it again with `update`. */
export function codePanel(root: HTMLElement, snippet: () => string): { update(): void } {
  const code = element('code')
  const shown = element('pre', { tabindex: '0', 'aria-label': 'Code' }, code)
  const title = element('summary', {}, 'The code to do this in your app')
  const copy = copyButton('Copy the code', snippet)
  root.append(element('details', { class: 'code-panel', open: true }, title, copy, shown))
  return {
    update() {
      code.textContent = snippet()
    },
  }
}
