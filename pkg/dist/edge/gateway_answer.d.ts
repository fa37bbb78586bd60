import type { Deadline } from './deadline.js';
import type { GatewayCall } from './gateway_call.js';
import type { GatewaySettings } from './gateway_options.js';
import type { Route } from './route.js';
import { ShortfallList } from './shortfall_list.js';
/** The losses and gaps of an exchange. */
interface ShortfallLists {
    readonly losses: ShortfallList;
    readonly gaps: ShortfallList;
}
/** The response for the client, and the losses and gaps of the exchange. */
export interface GatewayAnswer extends ShortfallLists {
    readonly response: Response;
}
/** Makes the client's response. Throws `Refused` if the service's response cannot be used. */
export declare function answerOf(response: Response, call: GatewayCall, route: Route, settings: GatewaySettings, deadline: Deadline): Promise<GatewayAnswer>;
export {};
