/** The .wasm file as ASCII text, and the byte values that are written as a single character. */
export declare const text: string
export declare const frequent: string
