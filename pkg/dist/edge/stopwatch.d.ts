/**
 * The time limit of a delivery: its body and all hooks together. An `AbortSignal` would cost more than validating the
 * document.
 */
export declare class Stopwatch {
    #private;
    constructor(timeout: number);
    /**
     * Settles like the promise, or like `late()` if the time is over first. Starts a timer only if the promise has not
     * settled after `turns` turns of the microtask queue.
     */
    race<T>(promise: PromiseLike<T>, late: () => T, turns?: number): Promise<T>;
    /** Returns a `TimeoutError` for a hook, named like the error of `AbortSignal.timeout`. */
    passed(what: string): Error;
}
