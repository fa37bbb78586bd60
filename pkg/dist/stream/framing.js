/**
 * How an archive is cut into batches of whole documents: what both formats share. A batch is what the core
 * takes at once; a document that is longer than the limit is not kept in memory.
 */
/** How many bytes a batch has, unless a document is longer. */
export const BATCH = 1 << 18;
/** Bytes that wait for the end of a document. */
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
    /** Forgets the first bytes. */
    drop(count) {
        this.#buffer.copyWithin(0, count, this.length);
        this.length -= count;
        if (this.length === 0 && this.#buffer.length > 4 * BATCH)
            this.#buffer = new Uint8Array(BATCH);
    }
}
