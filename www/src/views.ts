/** The views of the page. A script of its own, which fetches the one that the address names, and its core, beside what all views share. */
import type { View } from './app/current.js'
import { addressOf, coreOf, type ViewName } from './app/first.js'

/** The browser loads each once. */
export const loads: Readonly<Record<ViewName, () => Promise<View>>> = {
  convert: () => import('./views/convert/Convert.js'),
  validate: () => import('./views/validate/Validate.js'),
  form: () => import('./views/form/Form.js'),
  webhook: () => import('./views/webhook/Webhook.js'),
}

export const viewNames = Object.keys(loads) as ViewName[]

/** The view that is named behind `#`, or the first. */
export const viewIn = (hash: string): ViewName =>
  viewNames.find((name) => name === /^#(\w+)/.exec(hash)?.[1]) ?? 'convert'

const first = viewIn(location.hash)
// A failure is reported when the view is shown.
loads[first]().catch(() => {})
const link = document.createElement('link')
document.head.append(
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: '', href: addressOf(coreOf(first)) }),
)
