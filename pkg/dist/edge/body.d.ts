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
/** The bytes, or the reason of a failure. `incomplete`: reading failed, or the body is shorter than declared. */
export type Body = {
    bytes: Uint8Array<ArrayBuffer>;
    failure?: undefined;
} | {
    bytes?: undefined;
    failure: 'too_large' | 'aborted' | 'incomplete';
};
/** Waits for the result of `arrayBuffer()` and checks its length. */
export declare function wholeBody(buffer: Promise<ArrayBuffer>, { most, declared }: Bounds): Promise<Body>;
/** The limits of a body's length, in bytes. */
export interface Bounds {
    /** The maximum. */
    most: number;
    /** The declared length: a shorter body was cut off. */
    declared?: number | undefined;
}
/** Reads a body to its end, or until the signal is aborted. */
export declare function readBody(stream: ByteStream | null, bounds: Bounds & {
    signal: AbortSignal;
}): Promise<Body>;
/** Returns the length that `content-length` declares, or undefined if it is missing or not a number. */
export declare function declaredLength(header: string | null): number | undefined;
