import type { Deadline } from './deadline.js';
import type { GatewayCall } from './gateway_call.js';
import type { GatewaySettings } from './gateway_options.js';
import type { Route } from './route.js';
import { ShortfallList } from './shortfall_list.js';
/** What a client gets, and what it could not get. */
export interface GatewayAnswer {
    readonly response: Response;
    readonly losses: ShortfallList;
    readonly gaps: ShortfallList;
}
/** Hands on the answer of the service. */
export declare function answerOf(response: Response, call: GatewayCall, route: Route, settings: GatewaySettings, deadline: Deadline): Promise<GatewayAnswer>;
