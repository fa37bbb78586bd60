/**
 * The loader of the core of `order-contract/stream` where WebAssembly may be compiled from bytes. The bytes
 * are part of the script, so that nothing has to be located or fetched.
 */
import { __wbg_reset_state, initSync } from '../generated/order_contract_stream.js';
import { frequent, text } from '../generated/stream_bytes.js';
import { fromAscii } from './ascii.js';
/** Compiles the core at the first call. */
export const loader = {
    compile: () => new WebAssembly.Module(fromAscii(text, frequent)),
    glue: { initSync, __wbg_reset_state },
};
