import type { Version } from '../types.js';
import type { GatewaySettings } from './gateway_options.js';
import type { Route } from './route.js';
import { type Addresses } from './upstream_links.js';
/** The prefix of the headers that the gateway adds. It removes headers of the service that have it. */
export declare const OWN = "order-contract-";
/** Returns the headers of a request for the service. Throws `Refused` for one that goes round in circles. */
export declare function headersToService(given: Headers, { versioned, answer, version }: Route, { upstreamVersion, trustForwarded }: GatewaySettings): Headers;
/** Returns the headers of a response for the client. For a converted body, call `forgetBytes` as well. */
export declare function headersToClient(given: Headers, route: Route, upstreamVersion: Version, addresses: Addresses): Headers;
/** Removes the headers about the bytes of a body, and adds the version to its entity tag. */
export declare function forgetBytes(headers: Headers, version: Version): void;
/** Removes what a response without a body must not have. */
export declare function forgetBody(headers: Headers): void;
