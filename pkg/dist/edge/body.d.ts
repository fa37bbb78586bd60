/** What a body is read from: the `ReadableStream` of any runtime. */
export interface ByteStream {
    getReader(): {
        read(): Promise<{
            done: boolean;
            value?: Uint8Array | undefined;
        }>;
        cancel(reason?: unknown): Promise<void>;
    };
}
/** The bytes, or why there are none: `aborted` by the signal; `incomplete`, as reading failed. */
export type Body = {
    bytes: Uint8Array<ArrayBuffer>;
    failure?: undefined;
} | {
    bytes?: undefined;
    failure: 'too_large' | 'aborted' | 'incomplete';
};
/** What `arrayBuffer()` of a request gives, as a body. */
export declare function wholeBody(buffer: Promise<ArrayBuffer>, { most, declared }: Bounds): Promise<Body>;
/** What is known of a body beforehand. */
export interface Bounds {
    /** The most bytes. */
    most: number;
    /** The length that the headers declare: a shorter body was cut off. */
    declared?: number | undefined;
}
/** Reads a body to its end, or until a signal ends it. */
export declare function readBody(stream: ByteStream | null, bounds: Bounds & {
    signal: AbortSignal;
}): Promise<Body>;
/** A body that is being read. One that fails is cancelled, so that nobody goes on sending it. */
export declare class Reading {
    #private;
    /** What comes of it. */
    readonly body: Promise<Body>;
    constructor(stream: ByteStream | null, { most, declared }: Bounds);
    /** It has taken too long, or nobody wants it any more. */
    abort(): void;
}
/** The length that the headers declare; undefined where they declare none that counts. */
export declare function declaredLength(header: string | null): number | undefined;
