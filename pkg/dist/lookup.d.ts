import type { Version } from './types.js';
/** Returns the entry of a table with this name. */
export declare function byName<T extends object, N extends keyof T & string>(what: string, name: N, table: T): T[N];
/** Reads the option `version`. */
export declare function readVersion(version: unknown): Version;
