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
    constructor(stream: WritableStream<Uint8Array>);
    write(bytes: Uint8Array): Promise<void>;
    close(): Promise<void>;
    abort(reason: unknown): void;
}
/** Writes values as NDJSON. */
export declare function writeLines(output: Output, values: readonly object[]): Promise<void>;
