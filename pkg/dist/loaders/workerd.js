/**
 * The loader for workerd (Cloudflare Workers). It refuses to compile bytes: the module is imported,
 * and has been compiled when the Worker was uploaded.
 */
import * as glue from '../generated/order_contract.js';
import module from '../order_contract.wasm';
/** The core, compiled beforehand. */
export const loader = { compile: () => module, glue };
