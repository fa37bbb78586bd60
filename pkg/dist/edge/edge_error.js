/**
 * The error that receiver and gateway hand on. What other code throws can hold addresses, bodies or secrets: in Deno and
 * Bun, the text of a network error has the URL with its query. So its text and members name only the class.
 */
import { typeOf } from '../tag.js';
/** An error that has nothing personal in it: not when it is logged, and not in its members. */
export class EdgeError extends Error {
    name = 'EdgeError';
    /** The reason: the `code` of the problem details that the client gets. */
    code;
    /** The class of what was thrown, such as `'TypeError'`. Undefined if nothing was. */
    cause;
    /** The origin of the service. Undefined in the receiver. */
    upstream;
    constructor({ code, message, upstream, cause }) {
        super(message);
        this.code = code;
        this.cause = cause === undefined ? undefined : classOf(cause);
        this.upstream = upstream === undefined ? undefined : new URL(upstream).origin;
    }
}
/** The names of classes: an error can be given any other name. */
const CLASS = /^[A-Z]\w{0,63}$/;
/** Returns the class of an error, or the type of another value. */
export function classOf(thrown) {
    if (!(thrown instanceof Error))
        return typeOf(thrown);
    try {
        return CLASS.test(thrown.name) ? thrown.name : 'Error';
    }
    catch {
        return 'Error';
    }
}
