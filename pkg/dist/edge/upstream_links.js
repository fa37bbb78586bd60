/**
 * Rewrites URLs of the service in response headers as URLs of the gateway, so that a client that follows them stays
 * behind the gateway.
 */
/** Rewrites a URL or reference, as in `location`. Returns relative ones and those of other hosts unchanged. */
export function addressForClient(reference, { called, upstream, gateway }) {
    if (!URL.canParse(reference, called))
        return reference;
    if (!reference.startsWith('/') && !URL.canParse(reference))
        return reference;
    const { href } = new URL(reference, called);
    const rest = href.slice(upstream.length);
    if (!href.startsWith(upstream) || !(rest === '' || '/?#'.includes(rest[0])))
        return reference;
    const path = pathOf(gateway) + rest;
    return isPath(reference) && isPath(path) ? path : gateway + rest;
}
/** Returns whether a reference is a path. Behind two slashes it would name another host. */
function isPath(reference) {
    return reference.startsWith('/') && !reference.startsWith('//');
}
function pathOf(base) {
    const { pathname } = new URL(base);
    return pathname === '/' ? '' : pathname;
}
/** Rewrites the targets of `link` (RFC 8288): the parts in angle brackets, outside quoted parameters. */
export function linksForClient(header, addresses) {
    let text = '';
    for (let at = 0; at < header.length;) {
        const end = endOfPart(header, at);
        const part = header.slice(at, end);
        text += part.startsWith('<') && part.endsWith('>') ? `<${addressForClient(part.slice(1, -1), addresses)}>` : part;
        at = end;
    }
    return text;
}
/** Returns the end of the target, the quoted string or the text between them that begins at `start`. */
function endOfPart(header, start) {
    if (header[start] === '<') {
        const end = header.indexOf('>', start);
        return end < 0 ? header.length : end + 1;
    }
    let at = start + 1;
    if (header[start] === '"') {
        while (at < header.length && header[at] !== '"')
            at += header[at] === '\\' ? 2 : 1;
        return at + 1;
    }
    while (at < header.length && header[at] !== '<' && header[at] !== '"')
        at++;
    return at;
}
