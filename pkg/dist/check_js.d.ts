/**
 * `order-contract/check`: checks for forms, from a smaller core.
 * Each function that needs the core is linked with the loader; js/check_api.ts has all names.
 */
import * as api from './check_api.js';
export * from './check_api.js';
export declare const applyFixes: typeof api.applyFixes;
export declare const assertValid: typeof api.assertValid;
export declare const is: typeof api.is;
export declare const isValid: typeof api.isValid;
export declare const parse: typeof api.parse;
export declare const standardSchema: typeof api.standardSchema;
export declare const validate: typeof api.validate;
