import { type Prepared } from './document.js';
import type { defaultVersion } from './generated/tables.js';
import { type Settings } from './options.js';
import type { Document, DocumentOptions, Options, Parsed, Report, Shape, Value, Version } from './types.js';
/**
 * Validates a document and returns a report.
 *
 * Bad data is reported, never thrown. A mistake in the arguments (an unknown shape or option, a `Promise` as the
 * document) throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { validate } from 'order-contract'
 *
 * const report = validate('order-created', '{"status":"DONE"}')
 * for (const { pointer, message } of report.problems) console.log(pointer, message)
 * ```
 */
export declare function validate<S extends Shape>(shape: S, input: unknown, options?: Options): Report<S>;
/** Validates a document under options that were read. */
export declare function validated<S extends Shape>(shape: S, input: unknown, settings: Settings): Report<S>;
/**
 * Returns whether a document is valid: the same as `valid` in the report of `validate`, but faster.
 * A mistake in the arguments throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { isValid } from 'order-contract'
 *
 * const body = new TextEncoder().encode('{"status":"COMPLETED"}')
 * if (!isValid('order-created', body)) throw new Error('not an order')
 * ```
 */
export declare function isValid<S extends Shape>(shape: S, input: unknown, options?: Options): boolean;
/** Returns whether a document is valid under options that were read. */
export declare function isAccepted(shape: Shape, input: unknown, settings: Settings): boolean;
/**
 * Validates a document and returns its value if it is valid. The value is parsed from the text that was validated,
 * so for an object it is a copy. The value of a query is an object of its parameters.
 * A mistake in the arguments throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { parse } from 'order-contract'
 *
 * const parsed = parse('product-query', '?limit=10')
 * if (parsed.ok) console.log(parsed.value.limit)
 * else console.error(parsed.report.problems)
 * ```
 */
export declare function parse<S extends Shape>(shape: S, input: unknown, options?: DocumentOptions<never>): Parsed<S, Document<S>>;
export declare function parse<S extends Shape, V extends Version = typeof defaultVersion>(shape: S, input: unknown, options?: DocumentOptions<V>): Parsed<S, Document<S, V>>;
export declare function parse<S extends Shape>(shape: S, input: unknown, options?: Options): Parsed<S, Value<S>>;
/** Parses a document under options that were read. */
export declare function parsed<S extends Shape>(shape: S, input: unknown, settings: Settings): Parsed<S, Value<S>>;
/** Returns the report on a document that was written into the core's memory, or that could not be. */
export declare function reportOn<S extends Shape>(shape: S, { index, form, length, settings }: Prepared): Report<S>;
