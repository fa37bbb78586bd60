/** Compresses with gzip what is written to a file. */
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
/** Returns whether a file is compressed by its name. */
export function isNamedGzip(path) {
    return /\.gz$/i.test(path);
}
export class Compressor {
    #gzip = createGzip();
    #isWritten;
    constructor(writeAll) {
        const file = new Writable({ write: (bytes, _, done) => void writeAll(bytes).then(() => done(), done) });
        this.#isWritten = pipeline(this.#gzip, file);
        // A later write, or `end`, reports the failure.
        this.#isWritten.catch(() => undefined);
    }
    /** Resolves when the bytes are compressed. */
    async write(bytes) {
        const isTaken = new Promise((resolve) => {
            this.#gzip.write(bytes, (error) => resolve(error ? this.#isWritten : undefined));
        });
        // If the file fails, the bytes may never be taken.
        await Promise.race([isTaken, this.#isWritten]);
    }
    /** Resolves when everything is written. */
    async end() {
        this.#gzip.end();
        await this.#isWritten;
    }
}
