/**
 * `order-contract/edge`: a receiver of deliveries, and a gateway.
 * Each function that needs the core is linked with the loader; js/edge/api.ts has all names.
 */
import * as api from './edge/api.js';
import { loader } from './loaders/edge-light.js';
import { loadedBy } from './module.js';
export * from './edge/api.js';
export const createGateway = /* @__PURE__ */ loadedBy(loader, api.createGateway);
export const createReceiver = /* @__PURE__ */ loadedBy(loader, api.createReceiver);
export const receiveProductUpdate = /* @__PURE__ */ loadedBy(loader, api.receiveProductUpdate);
