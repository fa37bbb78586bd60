/**
 * Rewrites URLs of the service in response headers as URLs of the gateway, so that a client that follows them stays
 * behind the gateway.
 */
/** The URLs to rewrite with. Base URLs have no trailing slash. */
export interface Addresses {
    /** The URL that was called. */
    readonly called: string;
    /** The base URL of the service. */
    readonly upstream: string;
    /** The base URL of the gateway, as the client sees it. */
    readonly gateway: string;
}
/** Rewrites a URL or reference, as in `location`. Returns relative ones and those of other hosts unchanged. */
export declare function addressForClient(reference: string, { called, upstream, gateway }: Addresses): string;
/** Rewrites the targets of `link` (RFC 8288): the parts in angle brackets, outside quoted parameters. */
export declare function linksForClient(header: string, addresses: Addresses): string;
