import type { Code, Severities } from './types.js';
/** Whether nothing more was checked after it. */
export declare function isFatal(code: Code): boolean;
/** Severities under which nothing else is found. */
export declare function fatalAlone(): Severities;
