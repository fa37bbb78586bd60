import type { Shape } from './types.js';
/** The input that checks a value as one. Text and bytes are then no documents. */
export declare function asValue(shape: Shape, value: unknown): unknown;
/** What no query is made of. */
export declare const NO_PARAMETERS = 0;
