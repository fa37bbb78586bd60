/**
 * Every public name of the package: those of `order-contract/check`, and those of conversion and calls.
 * Which compiled core answers is said by the entry that was imported (index*.ts, slim.ts), not here.
 */
export { endpointOf, validateCall, } from './call.js';
export { changelog } from './changelog.js';
export * from './check_api.js';
export { convert, detectVersion } from './convert.js';
export { convertCall } from './convert_call.js';
