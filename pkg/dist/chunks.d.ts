/** Returns `chunk` if it holds bytes. Throws a TypeError otherwise. */
export declare function bytesOf(chunk: unknown, stream: 'an archive' | 'complements' | 'a body'): Uint8Array;
/** Gathers bytes in one buffer that grows by doubling, so that many small chunks cost no more than a large one. */
export declare class Gathered {
    #private;
    length: number;
    append(bytes: Uint8Array): void;
    /** Returns the first bytes, or all. They are valid until bytes are removed. */
    bytes(end?: number): Uint8Array<ArrayBuffer>;
    /** Removes the first bytes. */
    drop(count: number): void;
}
