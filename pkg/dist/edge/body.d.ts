import type { Deadline } from './deadline.js';
/** The part of a `ReadableStream` that reading a body needs, so that the streams of every runtime fit. */
export interface ByteStream {
    getReader(): {
        read(): Promise<{
            done: boolean;
            value?: Uint8Array | undefined;
        }>;
        cancel(reason?: unknown): Promise<void>;
    };
}
/** The bytes, or why there are none. `incomplete`: reading failed, or the body is shorter than declared. */
export type Body = {
    bytes: Uint8Array<ArrayBuffer>;
    failure?: undefined;
} | {
    bytes?: undefined;
    failure: 'too_large' | 'timeout' | 'incomplete';
};
/** The limits of a body. */
export interface Bounds {
    /** The maximum length in bytes. */
    most: number;
    /** The declared length: a shorter body was cut off. */
    declared?: number | undefined;
    deadline: Deadline;
}
/** Reads a body to its end. Cancels the stream on failure, so that the sender stops. */
export declare function readBody(stream: ByteStream | null, bounds: Bounds): Promise<Body>;
/** Reads a body with `arrayBuffer()`. */
export declare function wholeBody(request: {
    arrayBuffer(): Promise<ArrayBuffer>;
}, bounds: Bounds): Promise<Body>;
/** Returns the length that `content-length` declares, or undefined if it is missing or not a number. */
export declare function declaredLength(header: string | null): number | undefined;
