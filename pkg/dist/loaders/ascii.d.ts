/**
 * Decodes bytes that are written as printable ASCII. scripts/lib/ascii.mjs encodes them and explains the format.
 */
/** Decodes a text. `frequent` has a bit for each byte value that is written as a single character. */
export declare function fromAscii(text: string, frequent: string): Uint8Array<ArrayBuffer>;
