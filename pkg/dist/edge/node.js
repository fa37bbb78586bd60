/**
 * Adapts a handler of `Request` and `Response` to servers with Node's `IncomingMessage` and `ServerResponse`: plain
 * Node, Express, Fastify. Uses only what HTTP/1 and HTTP/2 share, and imports no module of Node.
 */
import { typeOf } from '../tag.js';
import { checkResponse } from './response.js';
/** The methods that `new Request` refuses. */
const NO_REQUEST = ['CONNECT', 'TRACE', 'TRACK'];
const NO_BODY = ['GET', 'HEAD'];
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
    if (typeof handle !== 'function')
        throw new TypeError(`handle must be a function, not ${typeOf(handle)}`);
    return async (incoming, outgoing) => {
        checkIncoming(incoming);
        const client = new AbortController();
        outgoing.on('close', () => outgoing.writableFinished || client.abort());
        const request = requestOf(incoming, client.signal);
        const response = request === undefined ? new Response(null, { status: 400 }) : await handle(request);
        checkResponse('the handler', response);
        await send(response, incoming, outgoing);
    };
}
function checkIncoming(incoming) {
    const { rawHeaders, readableDidRead, method, body } = (incoming ?? {});
    if (!Array.isArray(rawHeaders))
        throw new TypeError(`the request must be an IncomingMessage, not ${typeOf(incoming)}`);
    if (!NO_BODY.includes(method ?? '') && (readableDidRead || body !== undefined))
        throw new TypeError('the body of the request was read before: use this handler before any body parser');
}
/** Returns undefined if `Request` can't represent it, such as a URL with credentials. */
function requestOf(incoming, signal) {
    const { method = 'GET', rawHeaders } = incoming;
    const url = urlOf(incoming);
    if (url === undefined || NO_REQUEST.includes(method))
        return undefined;
    try {
        const body = NO_BODY.includes(method) ? {} : { body: bodyOf(incoming), duplex: 'half' };
        return new Request(url, { method, headers: headersOf(rawHeaders), signal, ...body });
    }
    catch {
        return undefined;
    }
}
/** Returns the URL of a request for a path or an absolute URL. Undefined if it, or the header `host`, is invalid. */
function urlOf({ url = '/', headers, socket }) {
    const { host = headers[':authority'] } = headers;
    const scheme = socket?.encrypted ? 'https' : 'http';
    const origin = `${scheme}://${typeof host === 'string' ? host : 'localhost'}`;
    const address = url.startsWith('/') ? origin + url : url;
    if (!URL.canParse(origin) || !URL.canParse(address))
        return undefined;
    const { pathname, search, hash } = new URL(origin);
    return pathname + search + hash === '/' ? new URL(address) : undefined;
}
/** Copies the headers without the pseudo-headers of HTTP/2. */
function headersOf(raw) {
    const headers = new Headers();
    for (let at = 0; at + 1 < raw.length; at += 2) {
        const name = raw[at];
        if (!name.startsWith(':'))
            headers.append(name, raw[at + 1]);
    }
    return headers;
}
/** Streams the body with back-pressure. Cancelling stops reading. */
function bodyOf(incoming) {
    let isOver = false;
    return new ReadableStream({
        start(controller) {
            const finish = (act) => () => {
                if (!isOver)
                    act();
                isOver = true;
            };
            const fail = finish(() => controller.error(new Error('the body ended early')));
            incoming.on('data', (chunk) => {
                if (isOver)
                    return;
                controller.enqueue(chunk);
                if ((controller.desiredSize ?? 0) <= 0)
                    incoming.pause();
            });
            incoming.on('end', finish(() => controller.close()));
            incoming.on('error', fail);
            incoming.on('close', fail);
            incoming.pause();
        },
        pull() {
            incoming.resume();
        },
        cancel() {
            isOver = true;
            incoming.pause();
        },
    }, { highWaterMark: 0 });
}
async function send(response, incoming, outgoing) {
    const { status, statusText, headers, body } = response;
    outgoing.statusCode = status;
    if (statusText !== '')
        outgoing.statusMessage = statusText;
    for (const [name, value] of headers)
        if (name !== 'set-cookie')
            outgoing.setHeader(name, value);
    const cookies = headers.getSetCookie();
    if (cookies.length > 0)
        outgoing.setHeader('set-cookie', cookies);
    // The rest of the body is not read, so the connection can't be reused.
    if (!incoming.complete)
        outgoing.setHeader('connection', 'close');
    if (body !== null)
        await pass(body, outgoing);
    outgoing.end();
}
/** Writes the body with back-pressure. Destroys the connection if the body fails, so that it does not look complete. */
async function pass(body, outgoing) {
    const reader = body.getReader();
    let goOn = () => { };
    outgoing.on('drain', () => goOn());
    outgoing.on('close', () => goOn());
    try {
        for (;;) {
            const { done, value } = await reader.read();
            if (done)
                return;
            if (outgoing.destroyed)
                break;
            const drained = new Promise((resolve) => {
                goOn = resolve;
            });
            if (!outgoing.write(value))
                await drained;
        }
        await reader.cancel();
    }
    catch {
        outgoing.destroy();
    }
}
