/**
 * The package's root: checks what you send to and receive from the catalogue and order service.
 * Nothing runs at import; the core starts at the first call. Only names are here.
 */
export { endpointOf, validateCall, } from './call.js';
export { describe, } from './describe.js';
export { explain } from './explain.js';
export { applyFixes } from './fixes.js';
export { jsonSchema } from './schema.js';
export { isValid, parse, validate } from './validate.js';
