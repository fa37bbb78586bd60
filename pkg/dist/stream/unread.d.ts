import { type Settings } from '../options.js';
import type { Report, Shape } from '../types.js';
/** Makes the report on a document over the limit. */
export declare function tooLarge(shape: Shape, settings: Settings): Report;
/**
 * Returns the document to report for an array that ends in `last` without its bracket. If `last` is complete, the error
 * is that the array ends after it, so that is an empty document.
 */
export declare function unreadableOf(shape: Shape, last: Uint8Array, settings: Settings): Uint8Array;
