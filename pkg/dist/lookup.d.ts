import type { Version } from './types.js';
/** The entry of a table by its name. */
export declare function byName<T extends object, N extends keyof T & string>(what: string, name: N, table: T): T[N];
/** The version that options ask for; `known` are the options there are. */
export declare function readVersion(options: {
    version?: unknown;
} | undefined, known: readonly string[]): Version;
