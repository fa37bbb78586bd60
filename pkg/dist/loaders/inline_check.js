/**
 * The loader of the smaller core, which `order-contract/check` uses where WebAssembly may be compiled
 * from bytes. The bytes are part of the script, so that nothing has to be located or fetched.
 */
import { frequent, text } from '../generated/check_bytes.js';
import { fromAscii } from './ascii.js';
/** Compiles the core at the first call. */
export const loader = {
    compile: () => new WebAssembly.Module(fromAscii(text, frequent)),
};
