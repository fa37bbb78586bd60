import { type Conversion, type Detected, type ReadConversion } from './conversion.js';
import { type ConvertOptions, type ConvertSettings } from './convert_options.js';
import type { Messages } from './language.js';
import type { Limits, Shape } from './types.js';
/**
 * Converts a document from one version to another. Changes only what differs between the versions: in text and
 * bytes every other byte stays the same. The input itself is never modified. In a value, JavaScript has already
 * read the numbers: `1.10` becomes `1.1`, and 20 digits become 17. The values of a query object become strings, even if
 * both versions are the same.
 *
 * `convert` does not validate. It lists in `losses` what the other version can't hold, and keeps it in
 * `complement`. Pass the complement when you convert back to get the same bytes. A document that can't be read
 * and the complement of another document are reported in `problems`. A mistake in the options throws a `TypeError`.
 *
 * Entries and items without an `id` are matched by position: reordering them before you convert back goes unnoticed.
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
/** Converts a document under options that were read. */
export declare function convertUnder<I>(shape: Shape, input: I, settings: ConvertSettings): Conversion<I>;
/**
 * Converts bytes and lists only losses and gaps: the first `most` of each, at most 255. It makes no other list and no
 * complement.
 */
export declare function convertInSummary(shape: Shape, input: Uint8Array<ArrayBuffer>, options: ConvertSettings, most: number): ReadConversion<Uint8Array>;
/**
 * Returns the versions that a document can have, with the evidence against the others. Only what the API
 * documentation states counts as evidence. All versions are candidates if the document does not tell.
 * A mistake in an argument throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { detectVersion } from 'order-contract'
 *
 * const { candidates } = detectVersion('order', '{"items": [{"redemption_url": "https://example.com"}]}')
 * if (candidates.join() !== '2023-07-27') throw new Error('unclear')
 * ```
 */
export declare function detectVersion(shape: Shape, input: unknown, options?: {
    entries?: string | undefined;
    limits?: Limits | undefined;
    messages?: Messages | undefined;
}): Detected;
