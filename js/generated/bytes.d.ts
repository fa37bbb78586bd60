/** The .wasm file, as text. */
export declare const base64: string
