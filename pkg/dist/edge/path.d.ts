/**
 * What a gateway does with the paths of URLs. Nothing is decoded that the service could decode again, so that the path
 * that is looked up is the path that the service reads.
 */
/** Returns whether every service reads the same segments in a path, even if it decodes it twice. */
export declare function isUnambiguous(path: string): boolean;
/** Decodes characters that need no percent-encoding (RFC 3986, section 6.2.2.2). */
export declare function plain(path: string): string;
/** Returns a path as the contract writes it: without double slashes and without a trailing slash. */
export declare function canonical(path: string): string;
export declare function withoutSlash(path: string): string;
