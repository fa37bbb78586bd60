import type { Code, Severities } from './types.js';
/** Returns whether nothing more is checked after a problem with this code. */
export declare function isFatal(code: Code): boolean;
/** Returns severities under which only fatal codes are reported. */
export declare function fatalAlone(): Severities;
