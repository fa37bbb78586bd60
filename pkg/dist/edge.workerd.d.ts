/**
 * `order-contract/edge`: a receiver of deliveries, and a gateway.
 * Each function that needs the core is linked with the loader; js/edge/api.ts has all names.
 */
import * as api from './edge/api.js';
export * from './edge/api.js';
export declare const createGateway: typeof api.createGateway;
export declare const createReceiver: typeof api.createReceiver;
export declare const receiveProductUpdate: typeof api.receiveProductUpdate;
