/** Reads the bytes of a body up to a limit, whatever `content-length` says. */
import { typeOf } from '../tag.js';
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
    const all = new Gathered(bounds.most);
    for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done || value === undefined)
            return checked(all.bytes(), bounds);
        if (!all.add(value))
            return { failure: 'too_large' };
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
/** Collects chunks in one buffer that grows by doubling, so that many small chunks cost no more than a large one. */
class Gathered {
    #most;
    #buffer = new Uint8Array(0);
    #length = 0;
    constructor(most) {
        this.#most = most;
    }
    /** Returns false if the chunk exceeds the limit. */
    add(chunk) {
        if (!ArrayBuffer.isView(chunk))
            throw new TypeError(`a chunk of a body must be a Uint8Array, not ${typeOf(chunk)}`);
        const length = this.#length + chunk.length;
        if (length > this.#most)
            return false;
        // Most bodies are a single chunk, so the first one is not copied.
        if (this.#length === 0)
            this.#buffer = chunk;
        else {
            if (length > this.#buffer.length)
                this.#grow(length);
            this.#buffer.set(chunk, this.#length);
        }
        this.#length = length;
        return true;
    }
    bytes() {
        return this.#buffer.subarray(0, this.#length);
    }
    #grow(needed) {
        const larger = new Uint8Array(Math.min(Math.max(needed, 2 * this.#buffer.length), this.#most));
        larger.set(this.#buffer.subarray(0, this.#length));
        this.#buffer = larger;
    }
}
