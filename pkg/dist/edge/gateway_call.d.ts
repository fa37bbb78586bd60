import type { Shortfall } from '../conversion.js';
import type { Deadline } from './deadline.js';
import type { GatewaySettings } from './gateway_options.js';
import type { Route } from './route.js';
/** What `fetch` is called with, and what of the request it falls short of. */
export interface GatewayCall {
    readonly url: string;
    readonly init: RequestInit;
    readonly losses: readonly Shortfall[];
    readonly gaps: readonly Shortfall[];
}
/** Makes the call that a request asks for, or refuses it. */
export declare function gatewayCall(request: Request, route: Route, settings: GatewaySettings, { signal }: Deadline): Promise<GatewayCall>;
