/**
 * The parts of Node's messages that `nodeHandler` uses.
 */
/** The part of an `IncomingMessage` that `nodeHandler` uses. */
export interface NodeIncoming {
    readonly method?: string | undefined;
    readonly url?: string | undefined;
    /** The URL before a router, such as that of Express, cut off the path where it has mounted the handler. */
    readonly originalUrl?: string | undefined;
    readonly httpVersionMajor?: number | undefined;
    /** Names and values in turn. */
    readonly rawHeaders: readonly string[];
    readonly headers: {
        readonly host?: string | undefined;
        readonly [name: string]: unknown;
    };
    readonly readableDidRead: boolean;
    readonly readableEncoding?: string | null | undefined;
    readonly complete: boolean;
    readonly aborted?: boolean | undefined;
    readonly socket: object | null;
    on(event: string, listener: (value: Uint8Array) => void): unknown;
    pause(): unknown;
    resume(): unknown;
}
/** The part of a `ServerResponse` that `nodeHandler` uses. */
export interface NodeOutgoing {
    statusCode: number;
    statusMessage: string;
    readonly destroyed: boolean;
    /** The stream of HTTP/2. */
    readonly stream?: NodeStream | undefined;
    getHeader(name: string): string | number | readonly string[] | undefined;
    setHeader(name: string, value: string | readonly string[]): unknown;
    on(event: string, listener: () => void): unknown;
    write(chunk: Uint8Array): boolean;
    end(): unknown;
    destroy(error?: Error): unknown;
}
/** The part of an `Http2Stream` that `nodeHandler` uses. */
export interface NodeStream {
    readonly destroyed: boolean;
    on(event: string, listener: () => void): unknown;
    close(): unknown;
}
