/** What is needed of an `IncomingMessage`. */
export interface NodeIncoming {
    readonly method?: string | undefined;
    readonly url?: string | undefined;
    /** Names and values in turn. */
    readonly rawHeaders: readonly string[];
    readonly headers: {
        readonly host?: string | undefined;
        readonly [name: string]: unknown;
    };
    readonly readableDidRead: boolean;
    readonly complete: boolean;
    readonly socket: object | null;
    on(event: string, listener: (value: Uint8Array) => void): unknown;
    pause(): unknown;
    resume(): unknown;
}
/** What is needed of a `ServerResponse`. */
export interface NodeOutgoing {
    statusCode: number;
    statusMessage: string;
    readonly writableFinished: boolean;
    readonly destroyed: boolean;
    setHeader(name: string, value: string | readonly string[]): unknown;
    on(event: string, listener: () => void): unknown;
    write(chunk: Uint8Array): boolean;
    end(): unknown;
    destroy(): unknown;
}
/**
 * Makes a handler for Node's servers from one that takes a `Request`. The request is aborted when the client
 * hangs up. What the handler throws, and a body that something else has read before, rejects: the latter with
 * a `TypeError`. What is no request that fetch knows is answered with 400.
 *
 * @example
 * ```ts
 * import { createServer } from 'node:http'
 * import { createReceiver, nodeHandler } from 'order-contract/edge'
 *
 * const receive = createReceiver()
 * const handle = nodeHandler(async (request) => (await receive(request)).response)
 * const server = createServer((incoming, outgoing) => {
 *   handle(incoming, outgoing).catch(console.error)
 * })
 * server.close()
 * ```
 */
export declare function nodeHandler(handle: (request: Request) => Response | Promise<Response>): (incoming: NodeIncoming, outgoing: NodeOutgoing) => Promise<void>;
