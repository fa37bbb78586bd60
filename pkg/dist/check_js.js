/**
 * `order-contract/check`: checks for forms, from a smaller core.
 * Each function that needs the core is linked with the loader; js/check_api.ts has all names.
 */
import * as api from './check_api.js';
import { loader } from './loaders/script.js';
import { loadedBy } from './module.js';
export * from './check_api.js';
export const applyFixes = /* @__PURE__ */ loadedBy(loader, api.applyFixes);
export const assertValid = /* @__PURE__ */ loadedBy(loader, api.assertValid);
export const is = /* @__PURE__ */ loadedBy(loader, api.is);
export const isValid = /* @__PURE__ */ loadedBy(loader, api.isValid);
export const parse = /* @__PURE__ */ loadedBy(loader, api.parse);
export const standardSchema = /* @__PURE__ */ loadedBy(loader, api.standardSchema);
export const validate = /* @__PURE__ */ loadedBy(loader, api.validate);
