/** Buffers output, so that writing overlaps with computing the next bytes. */
import { Gathered } from '../chunks.js';
/** The number of bytes to write at once. */
const CHUNK = 1 << 20;
const DONE = Promise.resolve();
/** Uses two buffers in turn: one is filled while the other is written. */
export class WriteBuffer {
    #writeAll;
    #gathered = new Gathered();
    #other = new Gathered();
    #written = DONE;
    constructor(writeAll) {
        this.#writeAll = writeAll;
    }
    /** Copies the bytes before it returns. A later write, or `end`, reports a failure. */
    write(bytes) {
        this.#gathered.append(bytes);
        return this.#gathered.length < CHUNK ? DONE : this.#flush();
    }
    /** Writes what is left. */
    async end() {
        if (this.#gathered.length > 0)
            await this.#flush();
        await this.#written;
    }
    async #flush() {
        await this.#written;
        this.#written = this.#writeAll(this.#gathered.bytes());
        this.#written.catch(() => undefined);
        [this.#gathered, this.#other] = [this.#other, this.#gathered];
        this.#gathered.drop(this.#gathered.length);
    }
}
