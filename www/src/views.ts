/** The views of the page. All but the first are loaded once the page has started, or when they are shown before. */
import { startChecking } from './app/core.js'
import type { View, ViewName } from './app/current.js'
import * as convert from './views/convert/Convert.js'

/** Load the views: the browser loads each once. */
export const loads: Readonly<Record<ViewName, () => Promise<View>>> = {
  convert: async () => convert,
  validate: () => import('./views/validate/Validate.js'),
  form: () => import('./views/form/Form.js'),
  webhook: () => import('./views/webhook/Webhook.js'),
}

/** Loads what is not loaded yet, once the browser has nothing else to do: without a network, every view still opens. */
export function loadAll(): void {
  const wait = globalThis.requestIdleCallback ?? setTimeout
  const rest = [
    startChecking,
    ...Object.values(loads),
    () => import('./frame/Samples.js'),
    () => import('./editor/search.js'),
  ]
  // What cannot be loaded now is told when it is asked for.
  wait(() => void Promise.allSettled(rest.map((load) => load())))
}
