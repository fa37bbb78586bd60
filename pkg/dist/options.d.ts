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
/** Checks the options; where there are none, nothing is made or written. `more` are names that others read. */
export declare function readSettings(options: Options | undefined, more?: readonly string[]): Settings;
/** An object whose own members all have known names. */
export declare function record<const T extends string>(what: string, value: unknown, known: readonly T[]): {
    readonly [N in T]?: unknown;
};
export declare function oneOf<const T extends readonly string[]>(what: string, value: unknown, known: T): T[number];
/** A value in an error's text: strings quoted and shortened, everything else by its kind. */
export declare function show(value: unknown): string;
