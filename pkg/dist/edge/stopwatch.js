/**
 * The time that a delivery may take, its body and all hooks together. Timers are started only for promises: in
 * workerd each of them costs, and an `AbortSignal` costs more than the check. To wait a moment, and start one only
 * for what is not there by then, costs three times what the timer does: no body is there that soon.
 */
export class Stopwatch {
    #end;
    #timeout;
    constructor(timeout) {
        this.#timeout = timeout;
        this.#end = Date.now() + timeout;
    }
    /** What was promised, or what `late` gives or throws when the time has passed before that. */
    race(promise, late) {
        return new Promise((resolve, reject) => {
            const timer = setTimeout(() => new Promise((is) => is(late())).then(resolve, reject), this.#left());
            promise.then((value) => {
                clearTimeout(timer);
                resolve(value);
            }, (error) => {
                clearTimeout(timer);
                reject(error);
            });
        });
    }
    /** What to say of something that took too long. */
    passed(what) {
        return new Error(`${what} took too long: a delivery may take ${this.#timeout} ms`);
    }
    #left() {
        return Math.max(this.#end - Date.now(), 0);
    }
}
