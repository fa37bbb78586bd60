/**
 * `order-contract/edge`: a receiver of deliveries, and the translation of calls.
 * Each function that needs the core is linked with the loader; js/edge/api.ts has all names.
 */
import * as api from './edge/api.js'
import { loader } from './loaders/inline.js'
import { loadedBy } from './module.js'

export * from './edge/api.js'
export const createReceiver = /* @__PURE__ */ loadedBy(loader, api.createReceiver)
export const translateCall = /* @__PURE__ */ loadedBy(loader, api.translateCall)
