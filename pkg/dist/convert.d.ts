/**
 * A document from one version to another, in the form it came in. The order of work is here; what
 * changes is the core's business.
 */
import { type Conversion, type Detected, type Summary } from './conversion.js';
import { type ConvertOptions } from './convert_options.js';
import type { Messages } from './message.js';
import type { Limits, Shape } from './types.js';
/**
 * Converts a document from one version to another. Only what has to change does: in text and bytes
 * every other byte stays as it was. In a value it is JavaScript that reads the numbers: `1.10` becomes
 * `1.1`, and 20 digits become 17. The input is never changed.
 *
 * `convert` does not validate. What the other version has no place for is listed in `losses` and kept
 * in `complement`, with which the way back gives the same bytes. A document that can't be read, and
 * a complement of another one, are reported; a mistake in the options throws a `TypeError`.
 *
 * Entries and items without an `id` are told apart by their position, so reordering those between there
 * and back cannot be seen.
 *
 * @example
 * ```ts
 * import { convert } from 'order-contract'
 *
 * const order = '{"items": [{"payout": {"url": "https://example.com", "id": 7}}]}'
 * const old = convert('order', order, { from: '2024-02-05', to: '2023-07-27' })
 * if (!old.ok) throw new Error(old.problems[0]?.message)
 * if (old.output !== '{"items": [{"redemption_url": "https://example.com"}]}') throw new Error(old.output)
 *
 * const { complement } = old
 * const again = convert('order', old.output, { from: '2023-07-27', to: '2024-02-05', complement })
 * if (again.output !== order) throw new Error('lost something')
 * ```
 */
export declare function convert<I>(shape: Shape, input: I, options: ConvertOptions): Conversion<I>;
/**
 * Converts bytes for whoever hands the output on. The core stops listing losses and gaps at `most` of each, up
 * to 255, and counts the others; it makes no other list and no complement.
 */
export declare function convertInSummary(shape: Shape, input: Uint8Array<ArrayBuffer>, options: ConvertOptions, most: number): Summary;
/**
 * Tells which versions a document can have: those that no stated evidence speaks against. "Cannot
 * tell" is an answer: then all of them are candidates.
 *
 * @example
 * ```ts
 * import { detectVersion } from 'order-contract'
 *
 * const { candidates } = detectVersion('order', '{"items": [{"redemption_url": "https://example.com"}]}')
 * if (candidates.join() !== '2023-07-27') throw new Error('not told')
 * ```
 */
export declare function detectVersion(shape: Shape, input: unknown, options?: {
    entries?: string | undefined;
    limits?: Limits | undefined;
    messages?: Messages | undefined;
}): Detected;
