/** Reads the bytes of a body up to a limit, whatever `content-length` says. */
import { bytesOf, Gathered } from '../chunks.js';
/** Reads a body to its end. Cancels the stream on failure, so that the sender stops. */
export async function readBody(stream, bounds) {
    const reader = stream?.getReader();
    const body = await inTime(gathered(reader, bounds), bounds);
    // Not before: cancelling ends a pending read as if the body were complete.
    if (body.failure !== undefined)
        reader?.cancel().catch(() => { });
    return body;
}
/** Reads a body with `arrayBuffer()`. */
export function wholeBody(request, bounds) {
    const reading = async () => checked(new Uint8Array(await request.arrayBuffer()), bounds);
    return inTime(reading(), bounds);
}
async function gathered(reader, bounds) {
    const all = new Gathered();
    for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true };
        // A copy: a hook may pass on `bytes.buffer`, which must hold nothing behind the body.
        if (done || value === undefined)
            return checked(all.bytes().slice(), bounds);
        const chunk = bytesOf(value, 'a body');
        if (all.length + chunk.length > bounds.most)
            return { failure: 'too_large' };
        all.append(chunk);
    }
}
function checked(bytes, { most, declared = 0 }) {
    if (bytes.length > most)
        return { failure: 'too_large' };
    return bytes.length < declared ? { failure: 'incomplete' } : { bytes };
}
function inTime(reading, { deadline }) {
    const read = reading.catch(() => ({ failure: 'incomplete' }));
    return deadline.race(read).catch(() => ({ failure: 'timeout' }));
}
/** Returns the length that `content-length` declares, or undefined if it is missing or not a number. */
export function declaredLength(header) {
    return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}
