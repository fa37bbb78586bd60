/**
 * `order-contract/stream`: archives of documents.
 * Each function that needs the core is linked with the loader; js/stream_api.ts has all names.
 */
import { loader } from './loaders/inline.js'
import { loadedBy } from './module.js'
import * as api from './stream_api.js'

export * from './stream_api.js'
export const convertStream = /* @__PURE__ */ loadedBy(loader, api.convertStream)
export const validateStream = /* @__PURE__ */ loadedBy(loader, api.validateStream)
