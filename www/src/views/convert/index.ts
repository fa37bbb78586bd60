/** The view "Convert". */
import type { Mount } from '../../app/view.js'

export const mount: Mount = (root) => {
  root.textContent = 'Convert'
  return { open() {}, share: () => ({}) }
}
