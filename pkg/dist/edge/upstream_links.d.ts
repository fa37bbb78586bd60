/**
 * Addresses of the service in the headers of its answers, as addresses of the gateway: a client that
 * follows them stays behind it.
 */
/** Where the service is, and the gateway as the client sees it. Bases have no slash at their end. */
export interface Addresses {
    /** What was called. */
    readonly called: string;
    /** The base address of the service. */
    readonly upstream: string;
    /** The base address of the gateway. */
    readonly gateway: string;
}
/** A URL or a reference, as in `location`. One that leads elsewhere stays, and so does one that is relative. */
export declare function addressForClient(reference: string, { called, upstream, gateway }: Addresses): string;
/** The targets of `link` (RFC 8288): what stands in angle brackets, outside quoted parameters. */
export declare function linksForClient(header: string, addresses: Addresses): string;
