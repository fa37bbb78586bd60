/**
 * Reads the bytes of a body, and never more than a limit, whatever its length is said to be.
 */
/** Reads a body to its end. One that fails is cancelled, so that nobody goes on sending it. */
export function readBody(stream, { most, declared, signal }) {
    if (stream === null)
        return Promise.resolve({ bytes: new Uint8Array(0) });
    const reader = stream.getReader();
    const { promise, resolve } = settling();
    const fail = (failure) => {
        // Resolved first: a read that is under way ends when it is cancelled, as if the body did.
        resolve({ failure });
        reader.cancel().catch(() => { });
    };
    const abort = () => fail('aborted');
    const readAll = async () => {
        const gathered = new Gathered(most);
        for (;;) {
            const { done, value } = await reader.read();
            if (done || value === undefined)
                break;
            if (!gathered.add(value))
                return fail('too_large');
        }
        const bytes = gathered.bytes();
        if (bytes.length < (declared ?? 0))
            fail('incomplete');
        else
            resolve({ bytes });
    };
    if (signal.aborted)
        abort();
    else {
        signal.addEventListener('abort', abort, { once: true });
        readAll().catch(() => fail('incomplete'));
    }
    return promise.finally(() => signal.removeEventListener('abort', abort));
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
            throw new TypeError('a body is made of bytes');
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
function settling() {
    let resolve = () => { };
    const promise = new Promise((settle) => {
        resolve = settle;
    });
    return { promise, resolve };
}
