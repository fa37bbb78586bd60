/**
 * The time that an exchange may take, and what else ends it early, as one `AbortSignal`.
 */
export class Deadline {
    #controller = new AbortController();
    #timer;
    #other;
    #abort = () => this.#controller.abort();
    #passed = false;
    /** The most that a timer can hold. */
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
    /** Aborted when the time has passed, or the other signal is aborted. */
    get signal() {
        return this.#controller.signal;
    }
    /** The time has passed. */
    get passed() {
        return this.#passed;
    }
    /** What was promised, or a rejection as soon as the signal is aborted. */
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
    /** There is no hurry any more: the timer stops. The other signal still counts. */
    stop() {
        clearTimeout(this.#timer);
    }
    /** Nothing is under way any more. */
    end() {
        this.stop();
        this.#other?.removeEventListener('abort', this.#abort);
    }
    /** What is still under way is not wanted any more. */
    abandon() {
        this.end();
        this.#abort();
    }
}
