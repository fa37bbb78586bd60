/**
 * The package's root where WebAssembly may be compiled from bytes: Node, Deno, Bun, browsers and their
 * bundlers. Nothing runs at import; the core starts at the first call.
 * Each function that needs the core is linked with the loader; js/api.ts has all names.
 */
import * as api from './api.js';
import { compile } from './loaders/inline.js';
import { loadedBy } from './module.js';
export * from './api.js';
export const applyFixes = /* @__PURE__ */ loadedBy(compile, api.applyFixes);
export const convert = /* @__PURE__ */ loadedBy(compile, api.convert);
export const convertCall = /* @__PURE__ */ loadedBy(compile, api.convertCall);
export const detectVersion = /* @__PURE__ */ loadedBy(compile, api.detectVersion);
export const endpointOf = /* @__PURE__ */ loadedBy(compile, api.endpointOf);
export const isValid = /* @__PURE__ */ loadedBy(compile, api.isValid);
export const parse = /* @__PURE__ */ loadedBy(compile, api.parse);
export const standardSchema = /* @__PURE__ */ loadedBy(compile, api.standardSchema);
export const validate = /* @__PURE__ */ loadedBy(compile, api.validate);
export const validateCall = /* @__PURE__ */ loadedBy(compile, api.validateCall);
