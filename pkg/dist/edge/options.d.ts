/** The status of each rejection. */
export type Statuses<C extends string> = Readonly<Record<C, number>>;
/** The statuses of rejections: the given ones before the default ones. */
export declare function readStatuses<C extends string>(value: unknown, defaults: Statuses<C>): Statuses<C>;
/** A time limit in milliseconds. */
export declare function readTimeout(value: unknown, byDefault: number): number;
/** A function to call, where there is one. */
export declare function checkHook(name: string, value: unknown): void;
