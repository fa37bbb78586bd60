import { type Form } from './input.js';
import { type Entries, type Settings } from './options.js';
import { type Refusal } from './refusal.js';
import type { Shape } from './types.js';
import { type Behind } from './write.js';
/** A document in the core's memory, or why it could not be written there. */
export interface Prepared<S extends Behind = Settings> {
    /** The shape's number. */
    readonly index: number;
    readonly form: Form;
    /** The text or bytes that were written. */
    readonly source: string | Uint8Array | Refusal;
    /** The length in bytes, or a refusal. */
    readonly length: number;
    readonly settings: S;
}
/** Checks shape and input, and writes the document. */
export declare function prepare<S extends Behind & Entries>(shape: Shape, input: unknown, settings: S): Prepared<S>;
/** Returns the text or bytes to write. */
export declare function sourceOf(shape: Shape, form: Form, input: unknown, { limits }: Behind): string | Uint8Array | Refusal;
