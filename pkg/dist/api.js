/**
 * Every public name of the package. Which compiled core answers is said by the entry that was
 * imported (index*.ts, slim.ts), not here.
 */
export { endpointOf, validateCall, } from './call.js';
export { changelog } from './changelog.js';
export { convert, detectVersion } from './convert.js';
export { convertCall } from './convert_call.js';
export { describe, } from './describe.js';
export { explain } from './explain.js';
export { applyFixes } from './fixes.js';
export { jsonSchema } from './schema.js';
export { standardSchema } from './standard_schema.js';
export { isValid, parse, validate } from './validate.js';
