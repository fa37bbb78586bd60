import type { Version } from './types.js';
/** Returns the entry of a table with this name. */
export declare function byName<T extends object, N extends keyof T & string>(what: string, name: N, table: T): T[N];
/** Returns the option `version` or its default. `known` lists the names of all options. */
export declare function readVersion(options: {
    version?: unknown;
} | undefined, known: readonly string[]): Version;
