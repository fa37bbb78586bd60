/** The base URL of a gateway. */
export interface Mount {
    /** The base URL. Undefined if the gateway serves any host. */
    url: URL | undefined;
    /** Without a trailing slash. */
    path: string;
}
/** The URL of a request, split at the end of the base URL. */
export interface Place {
    /** The base URL of the gateway. */
    base: string;
    /** The path for the service, with a leading slash. */
    path: string;
    /** The query, with its question mark. */
    search: string;
}
/** Returns whether a text is an HTTP URL without credentials, query and fragment. */
export declare function isBaseAddress(text: string): boolean;
/** Accepts a base URL or a path. */
export declare function mount(given: unknown): Mount;
/**
 * Splits the URL of a request. Without a mount the path starts at the first `/v2/`, if there is one. Returns
 * undefined outside the mount, for a path that services may read differently, and for other schemes than HTTP, whose
 * paths may lack the leading slash.
 */
export declare function placeOf(mount: Mount | undefined, url: URL): Place | undefined;
