/** Where a stream writes to. */
/** Takes one chunk after another. */
export interface Output {
    /** Takes bytes before it returns. Resolves when there is room for more. */
    write(bytes: Uint8Array): Promise<void>;
    /** Resolves when everything is written. */
    close(): Promise<void>;
    abort(reason: unknown): void;
}
/** Writes into a stream. */
export declare class StreamOutput implements Output {
    #private;
    constructor(stream: WritableStream<Uint8Array>);
    write(bytes: Uint8Array): Promise<void>;
    close(): Promise<void>;
    abort(reason: unknown): void;
}
/** Writes values as JSON, a line each. */
export declare function writeLines(output: Output, values: readonly object[]): Promise<void>;
