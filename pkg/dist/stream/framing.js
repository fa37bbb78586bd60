/**
 * The parts that an archive is cut into, for both formats. lines.ts and elements.ts do the cutting. The core takes
 * whole documents in batches; a document over the limit is not kept in memory.
 */
/** The length of a batch in bytes, unless a document is longer. */
export const BATCH = 1 << 18;
/** The byte of a line feed. */
export const LF = 10;
/** A buffer for the bytes of documents that have not ended yet. */
export class Pending {
    #buffer = new Uint8Array(BATCH);
    length = 0;
    append(bytes) {
        const length = this.length + bytes.length;
        if (length > this.#buffer.length) {
            const larger = new Uint8Array(Math.max(length, 2 * this.#buffer.length));
            larger.set(this.bytes());
            this.#buffer = larger;
        }
        this.#buffer.set(bytes, this.length);
        this.length = length;
    }
    bytes(end = this.length) {
        return this.#buffer.subarray(0, end);
    }
    /** Removes the first bytes. */
    drop(count) {
        this.#buffer.copyWithin(0, count, this.length);
        this.length -= count;
        if (this.length === 0 && this.#buffer.length > 4 * BATCH)
            this.#buffer = new Uint8Array(BATCH);
    }
}
