import type { ReferenceMessages } from './language.js';
import type { Change } from './reference.js';
import type { Shape, Version } from './types.js';
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
/** Returns whether documents of a shape differ between two versions. */
export declare function differs(shape: Shape, one: Version, other: Version): boolean;
/** Returns the paths of the members that a conversion removes. */
export declare function removedMembers(shape: Shape, from: Version, to: Version): string[];
