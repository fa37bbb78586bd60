import type { Options, Shape, Version } from './types.js';
/** Options as the core takes them. */
export interface Settings {
    readonly version: Version;
    /** The bytes that follow the document; none where every option has its default. */
    readonly bytes: Uint8Array;
    readonly maxBytes: number;
    readonly maxDepth: number;
}
/** The shape's number in the core. */
export declare function shapeIndex(shape: Shape): number;
/** Checks the options; where there are none, nothing is made or written. */
export declare function readSettings(options: Options | undefined): Settings;
