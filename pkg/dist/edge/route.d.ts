import type { Shape, Version } from '../types.js';
import type { GatewaySettings } from './gateway_options.js';
/** Where an exchange leads, and what has to be done on the way. */
export interface Route {
    /** The version that the client speaks. */
    readonly version: Version;
    /** The method that the contract knows: HEAD asks for what GET would bring. */
    readonly method: string;
    /** Path and query, behind the base address. */
    readonly path: string;
    /** The gateway's own address, up to the path. */
    readonly base: string;
    /** One of the two versions lists the endpoint: what differs in it is known. */
    readonly listed: boolean;
    /** The endpoint takes the header of the version. */
    readonly versioned: boolean;
    /** The query differs between the versions. */
    readonly query: boolean;
    /** The body that is sent differs. */
    readonly body: boolean;
    /** The shape of an answer that differs. */
    readonly answer: Shape | undefined;
    /** What is answered depends on the version that was asked for. */
    readonly varies: boolean;
}
/** Finds the route of a request; one that leads nowhere is refused. */
export declare function routeOf(request: Request, settings: GatewaySettings): Route;
