/**
 * What the caller handed in, as text or bytes: exactly what would be sent.
 * A value that cannot be sent is a finding; a kind of object that nobody sends (a Promise, a Blob)
 * is a programmer's mistake and throws. Whether the text is any good is the core's question.
 */
import { FORM_BYTES, FORM_TEXT, FORM_VALUE } from './generated/layout.js';
import { type Refusal } from './refusal.js';
/** Where the spans of findings are counted. The numbers are the core's. */
export { FORM_BYTES as BYTES, FORM_TEXT as TEXT, FORM_VALUE as VALUE };
export type Form = typeof FORM_BYTES | typeof FORM_TEXT | typeof FORM_VALUE;
/** Which of the three an input is. */
export declare function formOf(input: unknown): Form;
/** The JSON text of a value. */
export declare function jsonOf(value: unknown, maxDepth: number): string | Refusal;
/** The query that `new URLSearchParams(value)` would send, null and undefined left out. */
export declare function queryOf(value: unknown): string | Refusal;
/** Engines differ in the error they throw when their own recursion ends. */
export declare function isStackOverflow(error: unknown): boolean;
