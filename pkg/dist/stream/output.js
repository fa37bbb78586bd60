/** Where a stream writes to. */
const encoder = /* @__PURE__ */ new TextEncoder();
/** Writes into a stream. */
export class StreamOutput {
    #writer;
    constructor(stream) {
        this.#writer = stream.getWriter();
        // Its failure shows at the next write, or at the end.
        this.#writer.closed.catch(() => undefined);
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
/** Writes values as JSON, a line each. */
export async function writeLines(output, values) {
    if (values.length === 0)
        return;
    await output.write(encoder.encode(values.map((value) => `${JSON.stringify(value)}\n`).join('')));
}
