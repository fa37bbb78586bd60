import { type Prepared } from './document.js';
import type { defaultVersion } from './generated/tables.js';
import type { Document, DocumentOptions, Options, Parsed, Report, Shape, Value, Version } from './types.js';
/**
 * Checks a document and reports every finding.
 *
 * Bad data is reported, never thrown. A mistake in the call itself (an unknown shape or option, a
 * `Promise` for a document) throws a `TypeError`.
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
/**
 * The fast verdict: whether `validate` would find no error.
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
/**
 * Checks a document and, where it is valid, hands back its value: read from the very text that was
 * checked, so that an object comes back as a copy. A query's value is an object of its parameters.
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
export declare function parse<S extends Shape, V extends Version = typeof defaultVersion>(shape: S, input: unknown, options?: DocumentOptions<V>): Parsed<S, Document<S, V>>;
export declare function parse<S extends Shape>(shape: S, input: unknown, options?: Options): Parsed<S, Value<S>>;
/** The report on what has been written, or could not be. */
export declare function reportOn<S extends Shape>(shape: S, { index, form, length, settings }: Prepared): Report<S>;
