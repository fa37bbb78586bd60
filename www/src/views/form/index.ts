/** The view "Form". */
import type { Mount } from '../../app/view'

export const mount: Mount = (root) => {
  root.textContent = 'Form'
  return { open() {}, share: () => ({}) }
}
