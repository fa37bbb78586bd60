/** Words and text of a reply. It owns both: nothing of the memory is looked at again. */
export declare class Reply {
    #private;
    readonly words: ArrayLike<number>;
    /** The next word. */
    at: number;
    /** Whether there is so much text that no pointer should be made before it is read. */
    readonly isLong: boolean;
    /** Copies the reply at an address; it is read from a word on. */
    constructor(address: number, from: number);
    word(at: number): number;
    next(): number;
    /** The next string of so many UTF-16 units. */
    string(units: number): string;
}
