/**
 * Lists every public name of `order-contract/check`: what a form needs, without conversion and calls.
 * The entries (check*.ts) choose the compiled core.
 */
export { describe } from './describe.js';
export { explain } from './explain.js';
export { fieldErrors } from './field_errors.js';
export { applyFixes } from './fixes.js';
export { assertValid, InvalidDocumentError, is } from './guard.js';
export { jsonSchema } from './schema.js';
export { standardSchema, } from './standard_schema.js';
export { isValid, parse, validate } from './validate.js';
