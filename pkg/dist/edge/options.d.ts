import { type Option } from '../option_reader.js';
/** The status of each rejection. */
export type Statuses<C extends string> = Readonly<Record<C, number>>;
/** Declares the option `statuses`. Statuses that are not given keep their defaults. */
export declare function statuses<C extends string>(defaults: Statuses<C>): Option<Statuses<C>>;
/** Declares the option `timeout`, in milliseconds. */
export declare function timeout(byDefault: number): Option<number>;
/** Accepts a function of the caller. */
export declare const hook: Option<NoInfer<(...given: never[]) => unknown> | undefined>;
