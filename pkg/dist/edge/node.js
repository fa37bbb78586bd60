/**
 * Adapts a handler of `Request` and `Response` to servers with Node's `IncomingMessage` and `ServerResponse`: plain
 * Node, Express, Fastify. Uses only what HTTP/1 and HTTP/2 share, and imports no module of Node.
 */
import { callback } from '../checks.js';
import { typeOf } from '../tag.js';
import { hasBody, requestOf } from './node_request.js';
import { send } from './node_response.js';
import { checkResponse } from './response.js';
/**
 * Creates a handler for Node's servers from a handler that takes a `Request`. The signal of the request is aborted
 * when the client disconnects. A request that `Request` can't represent is answered with status 400.
 *
 * The promise rejects if `handle` throws. It rejects with a `TypeError` if `handle` returns no `Response`, or if
 * something else, such as a body parser, has read the body. A `handle` that is not a function throws a `TypeError`.
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
export function nodeHandler(handle) {
    callback(handle, 'handle');
    return async (incoming, outgoing) => {
        checkIncoming(incoming);
        const client = new Client(incoming, outgoing);
        const { request } = client;
        const response = request === undefined ? new Response(null, { status: 400 }) : await handle(request);
        checkResponse('the handler', response);
        await send(response, incoming, outgoing, client.signal);
        client.isAnswered = true;
    };
}
function checkIncoming(incoming) {
    const given = (incoming ?? {});
    const { rawHeaders, readableDidRead, readableEncoding, method, body } = given;
    if (!Array.isArray(rawHeaders))
        throw new TypeError(`the request must be an IncomingMessage, not ${typeOf(incoming)}`);
    if (hasBody(method) && (readableDidRead || readableEncoding || body !== undefined))
        throw new TypeError('the body of the request was read before: use this handler before any body parser');
}
/** The request of a client. Watches whether the client leaves before the response is sent, or has left already. */
class Client {
    isAnswered = false;
    /**
     * Undefined if `Request` can't represent it. Held by what the connection calls: a handler that waits only for the
     * signal of its request would be collected as garbage with it, and never hear that the client has left.
     */
    request;
    #left = new AbortController();
    constructor(incoming, outgoing) {
        const leave = () => this.isAnswered || this.#left.abort();
        // In HTTP/2, a response to HEAD does not close, but its stream does.
        const response = outgoing.stream ?? outgoing;
        response.on('close', leave);
        // In HTTP/1, a response that waits behind another one does not close.
        incoming.on('aborted', leave);
        if (incoming.aborted || response.destroyed)
            this.#left.abort();
        this.request = requestOf(incoming, this.signal);
    }
    /** Aborted when the client has left. */
    get signal() {
        return this.#left.signal;
    }
}
