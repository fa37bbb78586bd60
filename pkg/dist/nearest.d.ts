/**
 * The nearest known name to a mistyped one, for the error a programmer reads.
 * Near misses in documents are found by the Rust side.
 */
/** The closest of `known`, such as one it abbreviates, or undefined where none is close. */
export declare function nearest(name: string, known: readonly string[]): string | undefined;
