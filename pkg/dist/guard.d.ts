import type { defaultVersion } from './generated/tables.js';
import type { Document, DocumentOptions, Report, Shape, Version } from './types.js';
/** Options of `is` and `assertValid`: all but those that loosen the rules. */
export type GuardOptions<V extends Version = Version> = Omit<DocumentOptions<V>, 'draft' | 'severity' | 'level'>;
/**
 * Returns whether a value is valid, as a type guard. Unlike in `isValid`, a string is a JSON string and not the
 * text of a document, and bytes are never valid. Where the value or a part of it has a `toJSON` method, the result
 * of the method is validated: a `Date` is valid where the type has a string. In the same way, what JSON leaves out or
 * writes as `null` counts as such: `undefined`, functions and symbols, gaps in arrays, `NaN` and infinities.
 *
 * Throws a `TypeError` for the options `draft` and `severity` and for the level `'stated'`: a document that is
 * valid under them may differ from the type.
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
 * Throws an `InvalidDocumentError` with the report if `is` returns false for the value. Its message begins with an
 * English sentence; the first error follows, in the language of `messages`. Throws a `TypeError` for the same options as
 * `is`.
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
/** The error that `assertValid` throws. The message never quotes the document; `report` lists the problems. */
export declare class InvalidDocumentError extends Error {
    readonly name = "InvalidDocumentError";
    /** The report on the document. Not enumerable, so that loggers leave it out. */
    readonly report: Report<Shape>;
    constructor(report: Report<Shape>);
    /** Recognises an error of another copy of the package, too: `import` and `require` load one each. */
    static [Symbol.hasInstance](value: unknown): boolean;
}
