/**
 * Combines the timeout of an exchange or a delivery and another signal, such as the client's, into one.
 */
export declare class Deadline {
    #private;
    /** The longest time of a timer, in milliseconds. */
    static readonly LONGEST = 2147483647;
    constructor(milliseconds: number, other?: AbortSignal);
    /**
     * Is aborted when the time is over or the other signal is aborted. Made at the first use: it costs workerd more than
     * validating a small document.
     */
    get signal(): AbortSignal;
    /** Whether the time is over. */
    get passed(): boolean;
    /** Settles like the promise, or rejects as soon as the signal is aborted. */
    race<T>(promise: Promise<T>): Promise<T>;
    /** Stops the timer. The other signal can still abort. */
    stop(): void;
    /** Stops the timer and ignores the other signal: the exchange is complete. */
    end(): void;
    /** Aborts whatever is still running. */
    abandon(): void;
}
