/**
 * Whether the runtime decodes bodies and leaves the header. Deno removes the header of a body that it decodes, and decodes
 * none if the caller sets `accept-encoding`, as the gateway does.
 */
export declare const FETCH_DECODES: boolean;
/** Returns whether a body is not encoded. */
export declare function isIdentity(encoding: string | null): boolean;
/** Returns whether the runtime has decoded the body. */
export declare function isDecoded(encoding: string | null): boolean;
