/** What an `EdgeError` is made of. */
export interface EdgeFailure {
    /** Why, from the closed list of the receiver or the gateway. */
    code: string;
    /** One of our own sentences. */
    message: string;
    /** The base URL of the service. Only its origin is kept. */
    upstream?: string | undefined;
    /** What was thrown. */
    cause?: unknown;
}
/** An error that has nothing personal in it: not when it is logged, and not in its members. */
export declare class EdgeError extends Error {
    readonly name: string;
    /** The reason: the `code` of the problem details that the client gets. */
    readonly code: string;
    /** The class of what was thrown, such as `'TypeError'`. Undefined if nothing was. */
    readonly cause: string | undefined;
    /** The origin of the service. Undefined in the receiver. */
    readonly upstream: string | undefined;
    constructor({ code, message, upstream, cause }: EdgeFailure);
}
/** Returns the class of an error, or the type of another value. */
export declare function classOf(thrown: unknown): string;
