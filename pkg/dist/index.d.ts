/**
 * The package's root. Importing it runs nothing; the core starts at the first call.
 * Each function that needs the core is linked with the loader; js/api.ts has all names. For runtimes with another
 * loader, scripts/lib/runtimes.mjs makes entries of this one.
 */
import * as api from './api.js';
export * from './api.js';
export declare const applyFixes: typeof api.applyFixes;
export declare const assertValid: typeof api.assertValid;
export declare const convert: typeof api.convert;
export declare const convertCall: typeof api.convertCall;
export declare const detectVersion: typeof api.detectVersion;
export declare const endpointOf: typeof api.endpointOf;
export declare const is: typeof api.is;
export declare const isValid: typeof api.isValid;
export declare const parse: typeof api.parse;
export declare const standardSchema: typeof api.standardSchema;
export declare const validate: typeof api.validate;
export declare const validateCall: typeof api.validateCall;
