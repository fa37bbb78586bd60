/** Buffers output, so that writing overlaps with computing the next bytes. */
/** The number of bytes to write at once. */
const CHUNK = 1 << 20;
/** The space after a chunk, so that the last bytes rarely need a larger buffer. */
const ROOM = CHUNK / 2;
const DONE = Promise.resolve();
/** Uses two buffers in turn: one is filled while the other is written. */
export class WriteBuffer {
    #writeAll;
    #gathered = new Uint8Array(0);
    #other = new Uint8Array(0);
    #length = 0;
    #written = DONE;
    constructor(writeAll) {
        this.#writeAll = writeAll;
    }
    /** Copies the bytes before it returns. A later write, or `end`, reports a failure. */
    write(bytes) {
        const length = this.#length + bytes.length;
        if (length > this.#gathered.length)
            this.#grow(length);
        this.#gathered.set(bytes, this.#length);
        this.#length = length;
        return length < CHUNK ? DONE : this.#flush();
    }
    /** Writes what is left. */
    async end() {
        if (this.#length > 0)
            await this.#flush();
        await this.#written;
    }
    async #flush() {
        await this.#written;
        this.#written = this.#writeAll(this.#gathered.subarray(0, this.#length));
        this.#written.catch(() => undefined);
        [this.#gathered, this.#other] = [this.#other, this.#gathered];
        this.#length = 0;
        // Release a buffer that a single long document has enlarged.
        if (this.#gathered.length > 4 * CHUNK)
            this.#gathered = new Uint8Array(0);
    }
    #grow(length) {
        const larger = new Uint8Array(Math.max(length, CHUNK + ROOM));
        larger.set(this.#gathered.subarray(0, this.#length));
        this.#gathered = larger;
    }
}
