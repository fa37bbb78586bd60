import type { Version } from '../types.js';
import type { Route } from './route.js';
import { type Addresses } from './upstream_links.js';
/** The prefix of the headers that a gateway adds. It is reserved: what comes in with it is removed. */
export declare const OWN = "order-contract-";
/** The headers of a request, for the service. */
export declare function headersToService(given: Headers, { versioned, answer, version, body }: Route, to: Version): Headers;
/** The headers of an answer, for the client, whose body is as the service sent it. */
export declare function headersToClient(given: Headers, route: Route, upstreamVersion: Version, addresses: Addresses): Headers;
/** Takes away what is not true of a body that is converted to a version. */
export declare function forgetBytes(headers: Headers, version: Version): void;
/** Takes away what no answer without a body may have. */
export declare function forgetBody(headers: Headers): void;
