/**
 * The loader of the smaller core, which `order-contract/check` uses where WebAssembly may be compiled
 * from bytes. The bytes are part of the script, so that nothing has to be found or fetched.
 */
import type { Loader } from '../module.js';
/** The core, compiled when it is needed. */
export declare const loader: Loader;
