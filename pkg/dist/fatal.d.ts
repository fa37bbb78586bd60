import type { Code } from './types.js';
/** Returns whether nothing more is checked after a problem with this code. */
export declare function isFatal(code: Code): boolean;
