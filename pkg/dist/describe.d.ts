import type { ReferenceMessages } from './language.js';
import type { ShapeDetails } from './reference.js';
import type { Shape, Version } from './types.js';
/** The result of `describe`. */
export interface Description extends ShapeDetails {
    /** The shape. */
    shape: Shape;
    /** The version. */
    version: Version;
}
/**
 * Describes a shape: its fields with labels, kinds and allowed values, when each field applies, which are required
 * and why, and what the API documentation does not show. The default version is `'2024-02-05'`. The result is a
 * copy that you may change. An unknown shape or option throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { describe } from 'order-contract'
 *
 * const { object } = describe('order-request')
 * const labels: (string | undefined)[] = object.fields.map(({ label }) => label)
 * if (labels[0] !== 'Payment method') throw new Error('not described')
 * ```
 */
export declare function describe(shape: Shape, options?: {
    version?: Version | undefined;
    messages?: ReferenceMessages | undefined;
}): Description;
