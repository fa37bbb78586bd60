/**
 * Sends a `Response` with Node's `ServerResponse`.
 */
import type { NodeIncoming, NodeOutgoing } from './node_messages.js';
/** Sends a response. Destroys the connection or stream if the body fails, so that it does not look complete. */
export declare function send(response: Response, incoming: NodeIncoming, outgoing: NodeOutgoing, signal: AbortSignal): Promise<void>;
