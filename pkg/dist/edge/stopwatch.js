/**
 * The time limit of a delivery: its body and all hooks together. An `AbortSignal` would cost more than validating the
 * document.
 */
/**
 * How many turns of the microtask queue a promise gets before a timer is started for it. A body in memory takes about
 * ten turns. In workerd, sixteen turns cost half as much as a timer.
 */
const TURNS = 16;
export class Stopwatch {
    #end;
    #timeout;
    constructor(timeout) {
        this.#timeout = timeout;
        this.#end = Date.now() + timeout;
    }
    /**
     * Settles like the promise, or like `late()` if the time is over first. Starts a timer only if the promise has not
     * settled after `turns` turns of the microtask queue.
     */
    race(promise, late, turns = TURNS) {
        return new Promise((resolve, reject) => {
            let isSettled = false;
            let timer;
            const settled = (act) => (value) => {
                isSettled = true;
                if (timer !== undefined)
                    clearTimeout(timer);
                act(value);
            };
            const start = () => {
                timer = setTimeout(() => new Promise((is) => is(late())).then(resolve, reject), this.#left());
            };
            promise.then(settled(resolve), settled(reject));
            if (turns === 0)
                start();
            else
                wait(turns, () => isSettled).then(() => isSettled || start());
        });
    }
    /** Returns a `TimeoutError` for a hook, named like the error of `AbortSignal.timeout`. */
    passed(what) {
        const message = `${what} took too long: the option timeout gives a delivery ${this.#timeout} ms`;
        return Object.assign(new Error(message), { name: 'TimeoutError' });
    }
    #left() {
        return Math.max(this.#end - Date.now(), 0);
    }
}
async function wait(turns, isOver) {
    for (let left = turns; left > 0 && !isOver(); left--)
        await undefined;
}
