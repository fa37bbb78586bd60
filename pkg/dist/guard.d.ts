import type { defaultVersion } from './generated/tables.js';
import type { Document, DocumentOptions, Report, Shape, Version } from './types.js';
/** How to check a value whose type is to be known: what loosens the rules is left out. */
export type GuardOptions<V extends Version = Version> = Omit<DocumentOptions<V>, 'draft' | 'severity' | 'level'>;
/**
 * The verdict of `isValid` as a type guard. A string is a JSON string here, not text to be read, and bytes
 * are no document. What a value's `toJSON` returns is checked in its place, as `JSON.stringify` would send it.
 *
 * The options `draft` and `severity` and the level `'stated'` throw a `TypeError`: a document that is valid under
 * them need not be of the type.
 *
 * @example
 * ```ts
 * import { is } from 'order-contract'
 *
 * const value: unknown = JSON.parse('{"status":"COMPLETED","items":[]}')
 * if (is('order', value) && value.status === 'COMPLETED') console.log(value.items)
 * ```
 */
export declare function is<S extends Shape, V extends Version = typeof defaultVersion>(shape: S, value: unknown, options?: GuardOptions<V>): value is Document<S, V>;
/**
 * The same as an assertion: throws an `InvalidDocumentError`, which has the report, where `is` is false.
 *
 * @example
 * ```ts
 * import { assertValid, InvalidDocumentError } from 'order-contract'
 *
 * try {
 *   const value: unknown = { status: 'DONE' }
 *   assertValid('order-created', value)
 *   console.log(value.status)
 * } catch (error) {
 *   if (!(error instanceof InvalidDocumentError)) throw error
 *   console.log(error.report.problems)
 * }
 * ```
 */
export declare function assertValid<S extends Shape, V extends Version = typeof defaultVersion>(shape: S, value: unknown, options?: GuardOptions<V>): asserts value is Document<S, V>;
/** A document is not valid. The message repeats nothing of it; `report` has every problem. */
export declare class InvalidDocumentError extends Error {
    readonly name = "InvalidDocumentError";
    /** What was found. It is not enumerable, so that a logger does not write it out. */
    readonly report: Report<Shape>;
    constructor(report: Report<Shape>);
}
