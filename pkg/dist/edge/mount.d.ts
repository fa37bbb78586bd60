/** The base address of a gateway. */
export interface Mount {
    /** Undefined where every host will do. */
    origin: string | undefined;
    /** Without a slash at its end. */
    path: string;
}
/** What a URL asks of a gateway. */
export interface Place {
    /** The gateway's own address, up to the path. */
    base: string;
    /** The path for the service. It begins with a slash. */
    path: string;
    /** The query, with its question mark. */
    search: string;
}
/** Whether something is an address that others can begin with. */
export declare function isBaseAddress(text: string): boolean;
/** An address, or a path alone. */
export declare function readMount(value: unknown): Mount;
/**
 * The place behind the base address; without one, from `/v2/` where that occurs. Undefined outside it, and
 * for a URL that is not of HTTP: its path need not begin with a slash.
 */
export declare function placeOf(mount: Mount | undefined, { protocol, origin, pathname, search }: URL): Place | undefined;
/** The path by which the contract knows an endpoint: without doubled slashes, nor one at its end. */
export declare function canonical(path: string): string;
