/** The outputs that streams write to. */
const encoder = /* @__PURE__ */ new TextEncoder();
/** Writes into a `WritableStream`. */
export class StreamOutput {
    closed;
    #writer;
    constructor(stream) {
        this.#writer = stream.getWriter();
        this.closed = this.#writer.closed;
    }
    async write(bytes) {
        if (bytes.length === 0)
            return;
        const copy = bytes.slice();
        await this.#writer.ready;
        this.#writer.write(copy).catch(() => undefined);
    }
    close() {
        return this.#writer.close();
    }
    abort(reason) {
        this.#writer.abort(reason).catch(() => undefined);
    }
}
/** Writes values as NDJSON. */
export async function writeLines(output, values) {
    if (values.length === 0)
        return;
    await output.write(encoder.encode(values.map((value) => `${JSON.stringify(value)}\n`).join('')));
}
