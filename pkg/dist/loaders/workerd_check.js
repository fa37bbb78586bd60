/**
 * The loader of the smaller core for workerd (Cloudflare Workers), which refuses to compile bytes.
 */
import * as glue from '../generated/order_contract_check.js';
import module from '../order_contract_check.wasm';
/** The core, compiled beforehand. */
export const loader = { compile: () => module, glue };
