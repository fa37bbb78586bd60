import type { Options, Shape } from '../types.js';
/**
 * Returns the document to report for an array that ends in `last` without its bracket. If `last` is complete, the error
 * is that the array ends after it, so that is an empty document.
 */
export declare function unreadableOf(shape: Shape, last: Uint8Array, options: Options): Uint8Array;
