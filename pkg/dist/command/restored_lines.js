/** Puts rejected lines back between the lines that are written. */
import { LF } from '../stream/framing.js';
export class RestoredLines {
    /** How many lines were put back. */
    count = 0;
    #output;
    #rejects;
    /** The number of the line that is written, and whether it has begun. */
    #line = 1;
    #isOpen = false;
    /** A line without an end was put back, so nothing can follow it. */
    #isEnded = false;
    /** Undefined behind the last one. */
    #next;
    constructor(output, rejects) {
        this.#output = output;
        this.#rejects = rejects;
    }
    async write(bytes) {
        // The bytes are valid until this returns, and reading the rejects takes longer.
        const copy = bytes.slice();
        for (let at = 0; at < copy.length;) {
            const next = await this.#putBack();
            if (this.#isEnded)
                throw this.#rejects.error('orphan');
            const end = next === undefined ? copy.length : this.#pass(copy, at, next.line);
            await this.#output.write(copy.subarray(at, end));
            at = end;
        }
    }
    async close() {
        if ((await this.#putBack()) !== undefined)
            throw this.#rejects.error('orphan');
        return this.#output.close();
    }
    abort(reason) {
        this.#output.abort(reason);
    }
    /** Writes the rejected lines that come next. Returns the one after them. */
    async #putBack() {
        for (;;) {
            this.#next ??= this.#rejects.next();
            const next = await this.#next;
            if (next === undefined || this.#isOpen || this.#isEnded || next.line > this.#line)
                return next;
            if (next.line < this.#line)
                throw this.#rejects.error('orphan');
            await this.#output.write(next.text);
            this.count++;
            this.#next = undefined;
            this.#isEnded = next.text.at(-1) !== LF;
            this.#line++;
        }
    }
    /** Passes lines until the one with the given number. Returns where that begins. */
    #pass(bytes, from, until) {
        let at = from;
        while (at < bytes.length && (this.#isOpen || this.#line < until)) {
            const end = bytes.indexOf(LF, at);
            this.#isOpen = end < 0;
            if (end >= 0)
                this.#line++;
            at = end < 0 ? bytes.length : end + 1;
        }
        return at;
    }
}
