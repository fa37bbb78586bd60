/** Where a stream writes to. */
/** Writes one chunk after another, each as soon as there is room for it. */
export declare class Output {
    #private;
    constructor(stream: WritableStream<Uint8Array>);
    write(bytes: Uint8Array): Promise<void>;
    /** Writes values as JSON, a line each. */
    writeLines(values: readonly object[]): Promise<void>;
    close(): Promise<void>;
    abort(reason: unknown): void;
}
