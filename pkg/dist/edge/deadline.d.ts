/**
 * The time that an exchange may take, and what else ends it early, as one `AbortSignal`.
 */
export declare class Deadline {
    #private;
    /** The most that a timer can hold. */
    static readonly LONGEST = 2147483647;
    constructor(milliseconds: number, other?: AbortSignal);
    /** Aborted when the time has passed, or the other signal is aborted. */
    get signal(): AbortSignal;
    /** The time has passed. */
    get passed(): boolean;
    /** What was promised, or a rejection as soon as the signal is aborted. */
    race<T>(promise: Promise<T>): Promise<T>;
    /** There is no hurry any more: the timer stops. The other signal still counts. */
    stop(): void;
    /** Nothing is under way any more. */
    end(): void;
    /** What is still under way is not wanted any more. */
    abandon(): void;
}
