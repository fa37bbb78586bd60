/**
 * The package's root. Importing it runs nothing; the core starts at the first call.
 * Each function that needs the core is linked with the loader; js/api.ts has all names. For runtimes with another
 * loader, scripts/lib/runtimes.mjs makes entries of this one.
 */
import * as api from './api.js'
import { loader } from './loaders/inline.js'
import { loadedBy } from './module.js'

export * from './api.js'
export const applyFixes = /* @__PURE__ */ loadedBy(loader, api.applyFixes)
export const assertValid = /* @__PURE__ */ loadedBy(loader, api.assertValid)
export const convert = /* @__PURE__ */ loadedBy(loader, api.convert)
export const detectVersion = /* @__PURE__ */ loadedBy(loader, api.detectVersion)
export const is = /* @__PURE__ */ loadedBy(loader, api.is)
export const isValid = /* @__PURE__ */ loadedBy(loader, api.isValid)
export const parse = /* @__PURE__ */ loadedBy(loader, api.parse)
export const standardSchema = /* @__PURE__ */ loadedBy(loader, api.standardSchema)
export const validate = /* @__PURE__ */ loadedBy(loader, api.validate)
export const validateCall = /* @__PURE__ */ loadedBy(loader, api.validateCall)
