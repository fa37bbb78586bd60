/**
 * Puts a document and its settings into the core's input buffer.
 * Nothing larger than the limit is copied. The buffer itself belongs to core.ts.
 */
import { room } from './core.js';
import { ABSENT, PADDING } from './generated/layout.js';
import { REFUSED_SIZE } from './refusal.js';
import { loneSurrogateAt } from './surrogates.js';
/** UTF-8 takes three bytes at most for each UTF-16 unit. */
const MOST_PER_UNIT = 3;
/** Up to this length, room for the worst case is cheaper than a second attempt. */
const SHORT = 1 << 14;
const encoder = /* @__PURE__ */ new TextEncoder();
/** Writes what is checked; its length in bytes, or the refusal it is or becomes. */
export function write(source, settings) {
    if (typeof source === 'number')
        return source;
    if (source.length > settings.maxBytes)
        return REFUSED_SIZE;
    return typeof source === 'string' ? writeText(source, settings) : writeBytes(source, settings);
}
/** Writes settings alone, for the report on a refusal. */
export function writeSettings({ bytes }) {
    room(PADDING + bytes.length).set(bytes, PADDING);
}
function writeBytes(bytes, settings) {
    const length = bytes.length;
    const into = room(length + PADDING + settings.bytes.length);
    // A view on a detached buffer is an empty document, and nothing that could be copied.
    if (length > 0)
        into.set(bytes);
    return finish(into, length, settings);
}
function writeText(text, settings) {
    const units = text.length;
    const spare = PADDING + settings.bytes.length;
    const most = Math.min(units * MOST_PER_UNIT, settings.maxBytes) + spare;
    let into = room(units > SHORT ? units + spare : most);
    let { read, written } = encoder.encodeInto(text, into);
    if (read < units || written + spare > into.length) {
        into = room(most);
        ({ read, written } = encoder.encodeInto(text, into));
    }
    if (read < units || written > settings.maxBytes)
        return REFUSED_SIZE;
    // In ASCII there are no surrogates.
    const lone = written === units ? -1 : loneSurrogateAt(text);
    return finish(into, lone < 0 ? written : cutAtSurrogate(text, lone, into), settings);
}
/** The core finds the surrogate where the document ends with its three bytes. */
function cutAtSurrogate(text, at, into) {
    const { written } = encoder.encodeInto(text.slice(0, at), into);
    const unit = text.charCodeAt(at);
    into[written] = 0xe0 | (unit >> 12);
    into[written + 1] = 0x80 | ((unit >> 6) & 0x3f);
    into[written + 2] = 0x80 | (unit & 0x3f);
    return written + 3;
}
function finish(into, length, { bytes }) {
    // The core writes the zeros between them.
    if (bytes.length > 0)
        into.set(bytes, length + PADDING);
    return length;
}
/** Strings as the core reads them: each behind its length in bytes. */
export function headOf(strings) {
    const encoded = strings.map((string) => (string === undefined ? undefined : encoder.encode(string)));
    const size = encoded.reduce((sum, bytes) => sum + 4 + (bytes?.length ?? 0), 0);
    const head = new Uint8Array(size);
    const numbers = new DataView(head.buffer);
    let at = 0;
    for (const bytes of encoded) {
        numbers.setUint32(at, bytes?.length ?? ABSENT, true);
        at += 4;
        if (bytes === undefined)
            continue;
        head.set(bytes, at);
        at += bytes.length;
    }
    return head;
}
