/** The view "Validate". */
import type { Mount } from '../../app/view'

export const mount: Mount = (root) => {
  root.textContent = 'Validate'
  return { open() {}, share: () => ({}) }
}
