/** Gathers what is written, so that the disk works while the next bytes are made. */
/** How many bytes are written at once. */
const CHUNK = 1 << 20;
/** How much longer a chunk can be without another buffer. */
const ROOM = CHUNK / 2;
const DONE = Promise.resolve();
/** Two buffers in turn: one is gathered into while the other is written. */
export class WriteBuffer {
    #writeAll;
    #gathered = new Uint8Array(0);
    #other = new Uint8Array(0);
    #length = 0;
    #written = DONE;
    constructor(writeAll) {
        this.#writeAll = writeAll;
    }
    /** Takes bytes before it returns. A failure shows at a later write, or at the end. */
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
        // One document can be much longer than the others.
        if (this.#gathered.length > 4 * CHUNK)
            this.#gathered = new Uint8Array(0);
    }
    #grow(length) {
        const larger = new Uint8Array(Math.max(length, CHUNK + ROOM));
        larger.set(this.#gathered.subarray(0, this.#length));
        this.#gathered = larger;
    }
}
