/** Returns whether a body is not encoded. */
export declare function isIdentity(encoding: string | null): boolean;
/** Returns whether every runtime returns the decoded body. */
export declare function isDecoded(encoding: string | null): boolean;
