/** Reads the bytes of a body, and never more than a limit, whatever its length is said to be. */
import { typeOf } from '../tag.js';
/** What `arrayBuffer()` of a request gives, as a body. */
export async function wholeBody(buffer, { most, declared = 0 }) {
    try {
        const bytes = new Uint8Array(await buffer);
        if (bytes.length > most)
            return { failure: 'too_large' };
        return bytes.length < declared ? { failure: 'incomplete' } : { bytes };
    }
    catch {
        return { failure: 'incomplete' };
    }
}
/** Reads a body to its end, or until a signal ends it. */
export async function readBody(stream, bounds) {
    const { signal } = bounds;
    const reading = new Reading(stream, bounds);
    const abort = () => reading.abort();
    if (signal.aborted)
        abort();
    signal.addEventListener('abort', abort, { once: true });
    try {
        return await reading.body;
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}
/** A body that is being read. One that fails is cancelled, so that nobody goes on sending it. */
export class Reading {
    /** What comes of it. */
    body;
    #reader;
    #settle = () => { };
    constructor(stream, { most, declared = 0 }) {
        this.#reader = stream?.getReader();
        this.body = new Promise((resolve) => {
            this.#settle = resolve;
        });
        this.#read(new Gathered(most), declared).catch(() => this.#fail('incomplete'));
    }
    /** It has taken too long, or nobody wants it any more. */
    abort() {
        this.#fail('aborted');
    }
    async #read(gathered, declared) {
        for (;;) {
            const { done, value } = (await this.#reader?.read()) ?? { done: true };
            if (done || value === undefined)
                break;
            if (!gathered.add(value))
                return this.#fail('too_large');
        }
        const bytes = gathered.bytes();
        if (bytes.length < declared)
            this.#fail('incomplete');
        else
            this.#settle({ bytes });
    }
    #fail(failure) {
        // Settled first: a read that is under way ends when it is cancelled, as if the body did.
        this.#settle({ failure });
        this.#reader?.cancel().catch(() => { });
    }
}
/** The length that the headers declare; undefined where they declare none that counts. */
export function declaredLength(header) {
    return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}
/** Chunks in one buffer that grows by doubling: a million chunks of one byte cost no more than one of a million. */
class Gathered {
    #most;
    #buffer = new Uint8Array(0);
    #length = 0;
    constructor(most) {
        this.#most = most;
    }
    /** Whether there was room. */
    add(chunk) {
        if (!ArrayBuffer.isView(chunk))
            throw new TypeError(`a chunk of a body must be a Uint8Array, not ${typeOf(chunk)}`);
        const length = this.#length + chunk.length;
        if (length > this.#most)
            return false;
        // Most bodies are a single chunk, which need not be copied.
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
