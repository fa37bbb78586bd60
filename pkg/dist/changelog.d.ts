import type { ReferenceMessages } from './message.js';
import type { Basis, Shape, Version } from './types.js';
/** A change that a version made. */
export interface Change {
    /** The name of the change, the same as in `changes` of a `Conversion`. */
    id: string;
    /** The version that introduced it. */
    version: Version;
    /** The section of the API documentation, such as `'2.6'`. */
    section: string;
    /** Whether the API documentation states it, implies it, or leaves it to be assumed. */
    basis: Basis;
    /** One line about the change. */
    title: string;
    /** A few sentences about the change. */
    description: string;
}
/**
 * Returns what changed from one version to another, oldest change first. The order is reversed if `to` is the
 * older version. The result is a copy that you may change. An unknown version or option throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { changelog } from 'order-contract'
 *
 * for (const { title } of changelog({ from: '2023-07-27', to: '2024-02-05' })) console.log(title)
 * ```
 */
export declare function changelog(range: {
    from: Version;
    to: Version;
    messages?: ReferenceMessages | undefined;
}): Change[];
/** A change of documents of a shape, and the paths of its members from an entry: `items/payout` is one of each item. */
export interface Touched {
    readonly shape: Shape;
    readonly version: Version;
    /** Those that the version before does not have. */
    readonly added: readonly string[];
    /** Those that only the version before has. */
    readonly removed: readonly string[];
}
/** Returns whether documents of a shape differ between two versions. */
export declare function differs(shape: Shape, one: Version, other: Version): boolean;
/** Returns the paths of the members that a conversion removes. */
export declare function removedMembers(shape: Shape, from: Version, to: Version): string[];
