/**
 * `order-contract/edge` in Cloudflare Workers and other runtimes built on workerd.
 * Each function that needs the core is linked with the loader; js/edge/api.ts has all names.
 */
import * as api from './edge/api.js';
import { withEnforcedLengths } from './edge/enforced.js';
import { loader } from './loaders/workerd.js';
import { loadedBy } from './module.js';
export * from './edge/api.js';
export const createGateway = /* @__PURE__ */ loadedBy(loader, api.createGateway);
// workerd's HTTP parser ensures that a body is as long as its content-length.
export const createReceiver = /* @__PURE__ */ loadedBy(loader, /* @__PURE__ */ withEnforcedLengths(api.createReceiver));
export const receiveProductUpdate = /* @__PURE__ */ loadedBy(loader, 
/* @__PURE__ */ withEnforcedLengths(api.receiveProductUpdate));
