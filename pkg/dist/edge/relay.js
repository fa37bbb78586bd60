/** Returns a stream with the bytes of a body. It fails if the body does. */
export function relayed(body, { length, idle }) {
    const { readable, writable } = channel(length);
    new Relay(body, writable.getWriter(), idle).start();
    return readable;
}
/** Creates a stream and its other end. `FixedLengthStream` exists only in workerd. */
function channel(length) {
    const { FixedLengthStream } = globalThis;
    return FixedLengthStream === undefined || length === undefined ? new TransformStream() : new FixedLengthStream(length);
}
class Relay {
    #reader;
    #writer;
    #idle;
    #timer;
    constructor(body, writer, idle) {
        this.#reader = body?.getReader();
        this.#writer = writer;
        this.#idle = idle;
    }
    start() {
        this.#progress();
        // The reader may cancel while nothing is written.
        this.#writer.closed.catch((reason) => this.#fail(reason));
        this.#passAll().catch((reason) => this.#fail(reason));
    }
    async #passAll() {
        for (;;) {
            const { done, value } = (await this.#reader?.read()) ?? { done: true };
            this.#progress();
            if (done || value === undefined)
                break;
            await this.#writer.write(value);
            this.#progress();
        }
        await this.#writer.close();
        clearTimeout(this.#timer);
    }
    /** Starts the time again. */
    #progress() {
        if (this.#idle === undefined)
            return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#fail(new Error('the body made no progress')), this.#idle);
        this.#timer.unref?.();
    }
    #fail(reason) {
        clearTimeout(this.#timer);
        this.#reader?.cancel(reason).catch(() => { });
        this.#writer.abort(reason).catch(() => { });
    }
}
