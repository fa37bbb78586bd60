/** The status of each rejection. */
export type Statuses<C extends string> = Readonly<Record<C, number>>;
/** Reads the option `statuses`. Statuses that are not given keep their defaults. */
export declare function readStatuses<C extends string>(value: unknown, defaults: Statuses<C>): Statuses<C>;
/** Reads the option `timeout`, in milliseconds. */
export declare function readTimeout(value: unknown, byDefault: number): number;
/** Throws a TypeError if an option is neither a function nor undefined. */
export declare function checkHook(name: string, value: unknown): void;
