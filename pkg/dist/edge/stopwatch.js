/**
 * The time that a delivery may take, its body and all hooks together. An `AbortSignal` would cost more than the
 * check of the document.
 */
/**
 * How many turns of the microtask queue a promise has before a timer is started for it. What is in memory takes
 * about ten; sixteen cost half of what a timer does in workerd.
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
     * What was promised, or what `late` gives or throws when the time has passed before that. The timer is started
     * only for what does not settle at once, or right away for what cannot.
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
    /** What to say of something that took too long: a `TimeoutError`, as of `AbortSignal.timeout`. */
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
