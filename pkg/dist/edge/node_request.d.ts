/**
 * Makes a `Request` of Node's `IncomingMessage`.
 */
import type { NodeIncoming } from './node_messages.js';
/** Returns whether `Request` takes a body with a method. */
export declare function hasBody(method: string | undefined): boolean;
/** Returns undefined if `Request` can't represent it, such as a URL with credentials. */
export declare function requestOf(incoming: NodeIncoming, signal: AbortSignal): Request | undefined;
