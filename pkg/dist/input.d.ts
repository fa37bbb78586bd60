/**
 * Turns the input into the text or bytes that would be sent. The core validates them.
 * A value that can't be serialised is reported. An object that is never a document (a Promise, a Blob) is a
 * mistake in the program and throws a TypeError.
 */
import { FORM_BYTES, FORM_TEXT, FORM_VALUE } from './generated/layout.js';
import { type Refusal } from './refusal.js';
/** The numbers of the forms in the core. The form decides the unit of spans. */
export { FORM_BYTES as BYTES, FORM_TEXT as TEXT, FORM_VALUE as VALUE };
export type Form = typeof FORM_BYTES | typeof FORM_TEXT | typeof FORM_VALUE;
/** Returns the form of an input. Throws a TypeError for a view other than a Uint8Array. */
export declare function formOf(input: unknown): Form;
/** Serialises a value as JSON. Throws a TypeError for an object that is never a document. */
export declare function jsonOf(value: unknown, maxDepth: number): string | Refusal;
/** Serialises a query like `new URLSearchParams(value)`, without members that are null or undefined. */
export declare function queryOf(value: unknown): string | Refusal;
/** Returns the result of a test, or false if it throws: a proxy may refuse to be read. */
export declare function passes(test: () => boolean): boolean;
/** Returns whether a limit of the engine was reached, such as that of recursion. Engines throw different errors. */
export declare function isStackOverflow(error: unknown): boolean;
