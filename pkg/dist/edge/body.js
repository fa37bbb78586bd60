/** Reads the bytes of a body up to a limit, whatever `content-length` says. */
import { typeOf } from '../tag.js';
/** Waits for the result of `arrayBuffer()` and checks its length. */
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
/** Reads a body to its end, or until the signal is aborted. */
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
/** Reads a body. Cancels the stream on failure, so that the sender stops. */
class Reading {
    /** Resolves when the body is complete or has failed. Never rejects. */
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
    /** Stops reading: `body` resolves with the failure `aborted`. */
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
        // Settle first: cancelling ends a pending read as if the body were complete.
        this.#settle({ failure });
        this.#reader?.cancel().catch(() => { });
    }
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
