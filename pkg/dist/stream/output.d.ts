/** The outputs that streams write to. */
/** An output for chunks of bytes. */
export interface Output {
    /** Copies the bytes before it returns. Resolves when it accepts more. */
    write(bytes: Uint8Array): Promise<void>;
    /** Resolves when everything is written. */
    close(): Promise<void>;
    abort(reason: unknown): void;
    /** Rejects if the output fails or its reader leaves. */
    readonly closed?: Promise<unknown>;
}
/** Writes into a `WritableStream`. */
export declare class StreamOutput implements Output {
    #private;
    readonly closed: Promise<unknown>;
    /** `name` is the name of the option, for the error about a stream that was closed before. */
    constructor(name: string, stream: WritableStream<Uint8Array>);
    write(bytes: Uint8Array): Promise<void>;
    close(): Promise<void>;
    abort(reason: unknown): void;
}
/** Writes values as NDJSON. Takes the next value only when the text before it is written, to bound the memory. */
export declare function writeLines(output: Output, values: Iterable<object>): Promise<void>;
