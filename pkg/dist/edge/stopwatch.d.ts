/**
 * The time that a delivery may take, its body and all hooks together. An `AbortSignal` would cost more than the
 * check of the document.
 */
export declare class Stopwatch {
    #private;
    constructor(timeout: number);
    /**
     * What was promised, or what `late` gives or throws when the time has passed before that. The timer is started
     * only for what does not settle at once, or right away for what cannot.
     */
    race<T>(promise: PromiseLike<T>, late: () => T, turns?: number): Promise<T>;
    /** What to say of something that took too long: a `TimeoutError`, as of `AbortSignal.timeout`. */
    passed(what: string): Error;
}
