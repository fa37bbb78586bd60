/**
 * Lists every public name of the package: those of `order-contract/check`, and those for conversion and calls.
 * The entries (index*.ts, slim.ts) choose the compiled core.
 */
export { endpointOf, validateCall } from './call.js';
export { changelog } from './changelog.js';
export * from './check_api.js';
export { convert, detectVersion } from './convert.js';
export { convertCall } from './convert_call.js';
