/**
 * `order-contract/check` in Cloudflare Workers and other runtimes built on workerd.
 * Each function that needs the core is linked with the loader; js/check_api.ts has all names.
 */
import * as api from './check_api.js'
import { loader } from './loaders/workerd_check.js'
import { loadedBy, SMALL } from './module.js'

export * from './check_api.js'
export const applyFixes = /* @__PURE__ */ loadedBy(loader, api.applyFixes, SMALL)
export const assertValid = /* @__PURE__ */ loadedBy(loader, api.assertValid, SMALL)
export const is = /* @__PURE__ */ loadedBy(loader, api.is, SMALL)
export const isValid = /* @__PURE__ */ loadedBy(loader, api.isValid, SMALL)
export const parse = /* @__PURE__ */ loadedBy(loader, api.parse, SMALL)
export const standardSchema = /* @__PURE__ */ loadedBy(loader, api.standardSchema, SMALL)
export const validate = /* @__PURE__ */ loadedBy(loader, api.validate, SMALL)
