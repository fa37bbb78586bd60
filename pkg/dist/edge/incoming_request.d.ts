import type { ByteStream } from './body.js';
/** A `Request` whose body has not been read. */
export interface IncomingRequest {
    readonly method: string;
    readonly headers: {
        get(name: string): string | null;
    };
    readonly body: ByteStream | null;
    readonly bodyUsed: boolean;
    /** Reads the whole body at once. */
    arrayBuffer?(): Promise<ArrayBuffer>;
}
/** What is no request, or was read before, is the programmer's mistake. */
export declare function checkRequest(request: unknown): void;
