import type { Version } from '../types.js';
import type { Route } from './route.js';
/** The headers of a request, for the service. */
export declare function headersToService(given: Headers, { versioned, answer }: Route, upstreamVersion: Version): Headers;
/** The headers of an answer, for the client, whose body is as the service sent it. */
export declare function headersToClient(given: Headers, { version, versioned, varies }: Route, upstreamVersion: Version): Headers;
/** Takes away what is not true of a converted body any more. */
export declare function forgetBytes(headers: Headers): void;
