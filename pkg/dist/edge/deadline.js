/**
 * Combines the timeout of an exchange or a delivery and another signal, such as the client's, into one.
 */
export class Deadline {
    #timer;
    #other;
    #races = new Set();
    #controller;
    #isAborted = false;
    #passed = false;
    #abort = () => {
        this.#isAborted = true;
        this.#controller?.abort();
        for (const abort of this.#races)
            abort();
    };
    /** The longest time of a timer, in milliseconds. */
    static LONGEST = 0x7fffffff;
    constructor(milliseconds, other) {
        this.#timer = setTimeout(() => {
            this.#passed = true;
            this.#abort();
        }, milliseconds);
        this.#other = other;
        if (other?.aborted)
            this.#abort();
        else
            other?.addEventListener('abort', this.#abort, { once: true });
    }
    /**
     * Is aborted when the time is over or the other signal is aborted. Made at the first use: it costs workerd more than
     * validating a small document.
     */
    get signal() {
        if (this.#controller === undefined) {
            this.#controller = new AbortController();
            if (this.#isAborted)
                this.#controller.abort();
        }
        return this.#controller.signal;
    }
    /** Whether the time is over. */
    get passed() {
        return this.#passed;
    }
    /** Settles like the promise, or rejects as soon as the signal is aborted. */
    race(promise) {
        return new Promise((resolve, reject) => {
            const abort = () => reject(this.signal.reason);
            if (this.#isAborted)
                abort();
            this.#races.add(abort);
            promise.then(resolve, reject).finally(() => this.#races.delete(abort));
        });
    }
    /** Stops the timer. The other signal can still abort. */
    stop() {
        clearTimeout(this.#timer);
    }
    /** Stops the timer and ignores the other signal: the exchange is complete. */
    end() {
        this.stop();
        this.#other?.removeEventListener('abort', this.#abort);
    }
    /** Aborts whatever is still running. */
    abandon() {
        this.end();
        this.#abort();
    }
}
