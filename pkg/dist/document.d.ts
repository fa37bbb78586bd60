/**
 * The first step of every function: checks shape, options and input, and writes the document into the core's memory.
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
    /** The text or bytes that were written. */
    readonly source: string | Uint8Array | Refusal;
    /** The length in bytes, or a refusal. */
    readonly length: number;
    readonly settings: Settings;
}
/** Checks the arguments and writes the document. `more` names further options, which the caller reads. */
export declare function prepare(shape: Shape, input: unknown, options: Options | undefined, more?: readonly string[]): Prepared;
/** Returns the text or bytes to write. */
export declare function sourceOf(shape: Shape, form: Form, input: unknown, settings: Settings): string | Uint8Array | Refusal;
