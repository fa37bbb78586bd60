import type { ReferenceMessages } from './message.js';
import type { Basis, Shape, Version } from './types.js';
/** Something that a version changed. */
export interface Change {
    /** The name by which `convert` calls it. */
    id: string;
    /** The version that brought it. */
    version: Version;
    /** The section of the API documentation. */
    section: string;
    /** How firmly the API documentation supports it. */
    basis: Basis;
    /** What changed, in a line. */
    title: string;
    /** What changed, in a few sentences. */
    description: string;
}
/**
 * What changed from one version to another: in the order in which it did, or backwards where `to` is
 * the older one. The result is yours to change.
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
/** Whether documents of a shape differ between two versions. */
export declare function differs(shape: Shape, one: Version, other: Version): boolean;
