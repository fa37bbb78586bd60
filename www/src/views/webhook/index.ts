/** The view "Webhook". */
import type { Mount } from '../../app/view'

export const mount: Mount = (root) => {
  root.textContent = 'Webhook'
  return { open() {}, share: () => ({}) }
}
