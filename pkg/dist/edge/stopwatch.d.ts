/**
 * The time that a delivery may take, its body and all hooks together. Timers are started only for promises: in
 * workerd each of them costs, and an `AbortSignal` costs more than the check. To wait a moment, and start one only
 * for what is not there by then, costs three times what the timer does: no body is there that soon.
 */
export declare class Stopwatch {
    #private;
    constructor(timeout: number);
    /** What was promised, or what `late` gives or throws when the time has passed before that. */
    race<T>(promise: PromiseLike<T>, late: () => T): Promise<T>;
    /** What to say of something that took too long. */
    passed(what: string): Error;
}
