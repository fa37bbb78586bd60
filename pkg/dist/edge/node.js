/**
 * `Request` and `Response` for servers that have Node's `IncomingMessage` and `ServerResponse` instead: plain
 * Node, Express, Fastify. Only what the two have in common is asked for, and no module of Node is needed.
 */
import { typeOf } from '../tag.js';
import { checkResponse } from './response.js';
/** The methods of which fetch makes no request. */
const NO_REQUEST = ['CONNECT', 'TRACE', 'TRACK'];
const NO_BODY = ['GET', 'HEAD'];
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
/** Undefined for what no `Request` can be, such as one whose URL has credentials. */
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
/** A path, or all of an address; undefined for anything else, and for a host with more than that behind it. */
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
/** Without those of HTTP/2 that are no headers of anybody's. */
function headersOf(raw) {
    const headers = new Headers();
    for (let at = 0; at + 1 < raw.length; at += 2) {
        const name = raw[at];
        if (!name.startsWith(':'))
            headers.append(name, raw[at + 1]);
    }
    return headers;
}
/** As it arrives, and no faster than it is read. A reader that cancels does not wait for the rest. */
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
    // What was not read is not waited for: the connection is of no more use.
    if (!incoming.complete)
        outgoing.setHeader('connection', 'close');
    if (body !== null)
        await pass(body, outgoing);
    outgoing.end();
}
/** A body that fails, or whose client has gone, does not look whole. */
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
