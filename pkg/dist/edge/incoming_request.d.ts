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
/** Throws a TypeError if `request` is not a request or its body has been read. */
export declare function checkRequest(request: unknown): void;
