/**
 * The loader for workerd (Cloudflare Workers). It refuses to compile bytes: the module is imported,
 * and has been compiled when the Worker was uploaded.
 */
import { __wbg_reset_state, initSync } from '../generated/order_contract.js';
import module from '../order_contract.wasm';
/** The core, compiled beforehand. */
export const loader = { compile: () => module, glue: { initSync, __wbg_reset_state } };
