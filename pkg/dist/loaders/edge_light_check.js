/**
 * The loader of the smaller core for the edge runtime of Vercel and of Next.js, whose builds compile what
 * is imported with `?module`.
 */
import { __wbg_reset_state, initSync } from '../generated/order_contract_check.js';
import module from '../order_contract_check.wasm?module';
/** Returns the module that the import gives. */
export const loader = { compile: () => module, glue: { initSync, __wbg_reset_state } };
