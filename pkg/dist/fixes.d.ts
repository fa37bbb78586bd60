import type { Code, Options, Problem, Report, Shape } from './types.js';
/** Options of `applyFixes`. An unknown name or value throws a `TypeError`. */
export interface FixOptions extends Options {
    /** Fixes only problems with these codes. The default is all codes. */
    only?: readonly Code[] | undefined;
}
/** The type of an output: text for text, bytes for bytes, and for a value the type of the value. */
export type SameForm<I> = I extends string ? string : I extends Uint8Array ? Uint8Array : I;
/** The result of `applyFixes`. */
export interface Fixed<S extends Shape, I> {
    /**
     * The fixed document: text for text, bytes for bytes, a new value for a value. An input that cannot be read is returned
     * itself.
     */
    output: SameForm<I>;
    /** Headers to send, with the values that were removed from the body. */
    headers: Record<string, string>;
    /**
     * The problems that were fixed. Spans refer to the text of the round in which the problem was found. Beneath names of
     * more than 64 characters, as many as a mebibyte of pointers holds.
     */
    applied: Problem[];
    /** Whether `applied` lacks fixed problems, because their pointers exceed a mebibyte. */
    truncated: boolean;
    /** The report on the output. */
    report: Report<S>;
}
/**
 * Applies all safe fixes of a document, validates it again, and repeats until no safe fix is left. A safe fix
 * removes its problem and adds none. All other problems stay in the report. The input is never modified.
 * A mistake in an argument throws a `TypeError`.
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
