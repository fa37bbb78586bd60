/** The .wasm file as text, and which of its bytes are one character. */
export declare const text: string
export declare const frequent: string
