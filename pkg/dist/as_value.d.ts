import type { Shape } from './types.js';
/** Wraps a string or bytes so that they are validated as a value and not read as a document. */
export declare function asValue(shape: Shape, value: unknown): unknown;
/** An input that is reported as an object that is no JSON value. */
export declare const NOT_PLAIN: unique symbol;
/** An input that is reported as `not_serializable`. */
export declare const UNSERIALIZABLE: unique symbol;
