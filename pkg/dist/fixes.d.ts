import type { Code, Options, Problem, Report, Shape } from './types.js';
/** How to check and what to fix. */
export interface FixOptions extends Options {
    /** Fixes only findings of these codes. The default is all of them. */
    only?: readonly Code[] | undefined;
}
/** The form of an input, not its content: text for text, bytes for bytes. */
export type SameForm<I> = I extends string ? string : I extends Uint8Array ? Uint8Array : I;
/** The result of fixing: output, headers, applied fixes, and the report that is left. */
export interface Fixed<S extends Shape, I> {
    /** The document, in the form it came in; a value comes back as a new one. */
    output: SameForm<I>;
    /** Headers to send, with the values that were taken out of the body. */
    headers: Record<string, string>;
    /** The problems that were fixed. Places are those of the text in which each was found. */
    applied: Problem[];
    /** The report on the output. */
    report: Report<S>;
}
/**
 * Makes every safe fix that the findings of a document offer, checks again, and repeats until there
 * is none. A safe fix removes its finding and adds none; whatever else there is to do stays in the
 * report.
 *
 * @example
 * ```ts
 * import { applyFixes } from 'order-contract'
 *
 * const { output, headers } = applyFixes('order-request', '{"idempotency_key": "k-1", "items": []}')
 * if (output !== '{"items": []}' || headers['x-idempotency-key'] !== 'k-1') throw new Error('not fixed')
 * ```
 */
export declare function applyFixes<S extends Shape, I>(shape: S, input: I, options?: FixOptions): Fixed<S, I>;
