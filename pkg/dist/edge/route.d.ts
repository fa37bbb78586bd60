import type { Shape, Version } from '../types.js';
import type { GatewaySettings } from './gateway_options.js';
/** The endpoint of a request, and what to convert. */
export interface Route {
    /** The version that the client speaks. */
    readonly version: Version;
    /** The method to look up: GET for HEAD, which the contract does not list. */
    readonly method: string;
    /** Path and query for the service. */
    readonly path: string;
    /** The base URL of the gateway. */
    readonly base: string;
    /** Whether one of the two versions lists the endpoint. */
    readonly listed: boolean;
    /** Whether the endpoint takes the version header. */
    readonly versioned: boolean;
    /** Whether the query differs between the versions. */
    readonly query: boolean;
    /** Whether the body of the request differs. */
    readonly body: boolean;
    /** The shape of the response if it differs. */
    readonly answer: Shape | undefined;
    /** Whether the response depends on the version header. */
    readonly varies: boolean;
}
/** Finds the route of a request. Throws `Refused` for a request that has no route. */
export declare function routeOf(request: Request, settings: GatewaySettings): Route;
