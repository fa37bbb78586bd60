/** Returns `chunk` if it holds bytes. Throws a TypeError otherwise. */
export declare function bytesOf(chunk: unknown, stream: 'an archive' | 'complements'): Uint8Array;
