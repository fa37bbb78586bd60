/** The outputs that streams write to. */
const encoder = /* @__PURE__ */ new TextEncoder();
/** Writes into a `WritableStream`. */
export class StreamOutput {
    closed;
    #writer;
    #isEnding = false;
    /** `name` is the name of the option, for the error about a stream that was closed before. */
    constructor(name, stream) {
        this.#writer = stream.getWriter();
        this.closed = this.#writer.closed.then(() => {
            if (!this.#isEnding)
                throw new TypeError(`${name} is closed: pass a stream that is open`);
        });
    }
    async write(bytes) {
        if (bytes.length === 0)
            return;
        const copy = bytes.slice();
        await this.#writer.ready;
        this.#writer.write(copy).catch(() => undefined);
    }
    close() {
        this.#isEnding = true;
        return this.#writer.close();
    }
    abort(reason) {
        this.#writer.abort(reason).catch(() => undefined);
    }
}
/** The length of text to write at once. */
const CHUNK = 1 << 16;
/** Writes values as NDJSON. Takes the next value only when the text before it is written, to bound the memory. */
export async function writeLines(output, values) {
    let lines = '';
    for (const value of values) {
        lines += `${JSON.stringify(value)}\n`;
        if (lines.length < CHUNK)
            continue;
        await output.write(encoder.encode(lines));
        lines = '';
    }
    if (lines !== '')
        await output.write(encoder.encode(lines));
}
