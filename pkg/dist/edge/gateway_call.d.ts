import type { Shortfall } from '../conversion.js';
import type { Deadline } from './deadline.js';
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
export declare function gatewayCall(request: Request, route: Route, settings: GatewaySettings, { signal }: Deadline): Promise<GatewayCall>;
