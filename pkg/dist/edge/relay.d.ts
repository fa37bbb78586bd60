/**
 * Passes a body on through a stream of our own, chunk by chunk, as fast as it is read. A runtime's `fetch` may repeat
 * a request whose bytes it knows, and it does not know those of such a stream.
 */
import type { ByteStream } from './body.js';
/** How a body is passed on. */
export interface Passage {
    /** The length in bytes, if it is known. workerd declares the length of no other streams. */
    length?: number | undefined;
    /** After how many milliseconds without progress it fails: the sender is silent, or the reader does not read. */
    idle?: number | undefined;
}
/** Returns a stream with the bytes of a body. It fails if the body does. */
export declare function relayed(body: ByteStream | null, { length, idle }: Passage): ReadableStream<Uint8Array>;
