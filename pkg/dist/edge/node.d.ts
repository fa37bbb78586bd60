import type { NodeIncoming, NodeOutgoing } from './node_messages.js';
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
export declare function nodeHandler(handle: (request: Request) => Response | Promise<Response>): (incoming: NodeIncoming, outgoing: NodeOutgoing) => Promise<void>;
