/**
 * The loader of the smaller core, which `order-contract/check` uses where WebAssembly may be compiled
 * from bytes. The bytes are part of the script, so that nothing has to be located or fetched.
 */
import { frequent, text } from '../generated/check_bytes.js';
import { __wbg_reset_state, initSync } from '../generated/order_contract_check.js';
import { fromAscii } from './ascii.js';
/** Compiles the core at the first call. */
export const loader = {
    compile: () => new WebAssembly.Module(fromAscii(text, frequent)),
    glue: { initSync, __wbg_reset_state },
};
