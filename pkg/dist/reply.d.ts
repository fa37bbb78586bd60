/** The words and text of a reply, as copies: later calls may overwrite the memory. */
export declare class Reply {
    #private;
    readonly numbers: ArrayLike<number>;
    /** The index of the next word. */
    at: number;
    /** Whether there is so much text that pointers are built only when they are read. */
    readonly isLong: boolean;
    /** Copies the reply at an address. Reading starts at the word `from`. */
    constructor(address: number, from: number);
    word(at: number): number;
    next(): number;
    /** Reads the next string, which has `units` UTF-16 units. */
    string(units: number): string;
}
/** Copies a text out of the core's memory. A long one is decoded when it is first read. */
export declare function copiedText(address: number, length: number): () => string;
