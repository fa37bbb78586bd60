/** Returns the entry of a table with this name. */
export declare function byName<T extends object, N extends keyof T & string>(what: string, name: N, table: T): T[N];
