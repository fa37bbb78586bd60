/**
 * What every function does first: reads shape, options and input, and puts the document into the
 * core's memory.
 */
import { type Form } from './input.js';
import { type Settings } from './options.js';
import type { Refusal } from './refusal.js';
import type { Options, Shape } from './types.js';
/** A document in the core's memory, or why it could not be written there. */
export interface Prepared {
    /** The shape's number. */
    readonly index: number;
    readonly form: Form;
    /** What was written. */
    readonly source: string | Uint8Array | Refusal;
    /** Bytes, or a refusal. */
    readonly length: number;
    readonly settings: Settings;
}
/** Reads the arguments and writes the document. `more` are options that others read. */
export declare function prepare(shape: Shape, input: unknown, options: Options | undefined, more?: readonly string[]): Prepared;
/** The text or bytes to check. */
export declare function sourceOf(shape: Shape, form: Form, input: unknown, settings: Settings): string | Uint8Array | Refusal;
