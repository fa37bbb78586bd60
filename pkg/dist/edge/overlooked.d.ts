import type { ConvertSettings } from '../convert_options.js';
import type { Shape } from '../types.js';
/** Why such a response is refused. */
export declare const ENTRIES_MISSED = "its entries were not found, so they were not converted: set the option `entries`, or return them unwrapped from your own call of the service";
/** Returns whether the entries of a response are elsewhere than where the conversion has looked. */
export declare function isOverlooked(shape: Shape, bytes: Uint8Array, output: Uint8Array, { from, to, entries, fill }: ConvertSettings): boolean;
