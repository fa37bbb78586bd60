/**
 * The loader of `order-contract/check-js`: the smaller core as a script, for places where WebAssembly is not allowed.
 */
import { forgetInput } from '../core.js';
import { start } from '../generated/check_script.js';
/** Starts the script. */
export const loader = { start: () => start({ grown: forgetInput }) };
