/**
 * Combines the timeout of an exchange and another signal, such as the client's, into one `AbortSignal`.
 */
export class Deadline {
    #controller = new AbortController();
    #timer;
    #other;
    #abort = () => this.#controller.abort();
    #passed = false;
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
    /** Is aborted when the time is over or the other signal is aborted. */
    get signal() {
        return this.#controller.signal;
    }
    /** Whether the time is over. */
    get passed() {
        return this.#passed;
    }
    /** Settles like the promise, or rejects as soon as the signal is aborted. */
    race(promise) {
        const { signal } = this;
        return new Promise((resolve, reject) => {
            const abort = () => reject(signal.reason);
            if (signal.aborted)
                abort();
            signal.addEventListener('abort', abort, { once: true });
            promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
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
