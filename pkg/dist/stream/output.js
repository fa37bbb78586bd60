/** Where a stream writes to. */
const encoder = /* @__PURE__ */ new TextEncoder();
/** Writes one chunk after another, each as soon as there is room for it. */
export class Output {
    #writer;
    constructor(stream) {
        this.#writer = stream.getWriter();
        // Its failure shows at the next write, or at the end.
        this.#writer.closed.catch(() => undefined);
    }
    async write(bytes) {
        if (bytes.length === 0)
            return;
        await this.#writer.ready;
        this.#writer.write(bytes).catch(() => undefined);
    }
    /** Writes values as JSON, a line each. */
    async writeLines(values) {
        if (values.length === 0)
            return;
        await this.write(encoder.encode(values.map((value) => `${JSON.stringify(value)}\n`).join('')));
    }
    close() {
        return this.#writer.close();
    }
    abort(reason) {
        this.#writer.abort(reason).catch(() => undefined);
    }
}
