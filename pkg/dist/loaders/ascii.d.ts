/**
 * Reads bytes that are written as printable ASCII; scripts/lib/ascii.mjs describes how and why.
 */
/** The bytes of a text. `frequent` has a bit for each byte that is a single character. */
export declare function fromAscii(text: string, frequent: string): Uint8Array<ArrayBuffer>;
