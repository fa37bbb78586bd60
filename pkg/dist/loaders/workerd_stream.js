/**
 * The loader of the core of `order-contract/stream` for workerd (Cloudflare Workers), which refuses to compile bytes.
 */
import { __wbg_reset_state, initSync } from '../generated/order_contract_stream.js';
import module from '../order_contract_stream.wasm';
/** Returns the module that the import gives. */
export const loader = { compile: () => module, glue: { initSync, __wbg_reset_state } };
