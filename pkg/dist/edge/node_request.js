/** The methods that `new Request` refuses. */
const NO_REQUEST = ['CONNECT', 'TRACE', 'TRACK'];
const NO_BODY = ['GET', 'HEAD'];
/** Returns whether `Request` takes a body with a method. */
export function hasBody(method) {
    return method === undefined || !NO_BODY.includes(method);
}
/** Returns undefined if `Request` can't represent it, such as a URL with credentials. */
export function requestOf(incoming, signal) {
    const { method = 'GET', rawHeaders } = incoming;
    const url = urlOf(incoming);
    if (url === undefined || NO_REQUEST.includes(method))
        return undefined;
    try {
        const body = hasBody(method) ? { body: bodyOf(incoming, signal), duplex: 'half' } : {};
        return new Request(url, { method, headers: headersOf(rawHeaders), signal, ...body });
    }
    catch {
        return undefined;
    }
}
/** Returns the URL of a request for a path or an absolute URL. Undefined if it, or the header `host`, is invalid. */
function urlOf(incoming) {
    const { headers, socket } = incoming;
    const { host = headers[':authority'] } = headers;
    const scheme = socket?.encrypted ? 'https' : 'http';
    const origin = `${scheme}://${typeof host === 'string' ? host : 'localhost'}`;
    const url = wholeUrl(incoming);
    const address = url.startsWith('/') ? origin + url : url;
    if (!URL.canParse(origin) || !URL.canParse(address))
        return undefined;
    const { pathname, search, hash } = new URL(origin);
    return pathname + search + hash === '/' ? new URL(address) : undefined;
}
/** Returns the URL with the path where a router has mounted the handler. One that middleware has rewritten stays. */
function wholeUrl({ url = '/', originalUrl }) {
    // For the path itself, routers write `/`.
    const rest = url.replace(/^\/(?=\?|$)/, '');
    return originalUrl?.endsWith(rest) ? originalUrl : url;
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
function bodyOf(incoming, signal) {
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
                // A `Buffer` would share its memory with what its `slice` returns.
                controller.enqueue(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.length));
                if ((controller.desiredSize ?? 0) <= 0)
                    incoming.pause();
            });
            incoming.on('end', finish(() => controller.close()));
            incoming.on('error', fail);
            incoming.on('close', fail);
            // If the client left before, no event follows.
            if (signal.aborted)
                fail();
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
