/**
 * Turns the client's request into the call to the service: converts the query if it differs between the versions, and
 * passes the body on as a stream. No change between versions touches a body that is sent.
 */
import type { Shortfall } from '../conversion.js';
import type { GatewaySettings } from './gateway_options.js';
import type { Route } from './route.js';
/** The arguments of `fetch`, and the losses and gaps of the request. */
export interface GatewayCall {
    readonly url: string;
    readonly init: RequestInit;
    readonly losses: readonly Shortfall[];
    readonly gaps: readonly Shortfall[];
}
/** Makes the call to the service. Throws `Refused` if the request cannot be converted. */
export declare function gatewayCall(request: Request, route: Route, settings: GatewaySettings, signal: AbortSignal): GatewayCall;
