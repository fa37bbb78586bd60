/** Tells why an array that was cut off can't be read. */
import { type Settings } from '../options.js';
import type { Shape } from '../types.js';
/**
 * Returns the document to report for an array that ends in `last` without its bracket. If `last` is complete, the error
 * is that the array ends after it, so that is an empty document.
 */
export declare function unreadableOf(shape: Shape, last: Uint8Array, settings: Settings): Uint8Array;
