/**
 * The loader of `order-contract/check-js`: the smaller core as a script, for places where WebAssembly is not allowed.
 */
import { forgetInput } from '../core.js';
import { start } from '../generated/check_script.js';
let running;
/** Starts the script at the first call. */
export const loader = {
    glue: {
        initSync() {
            running ??= start({ grown: forgetInput });
            return running;
        },
        __wbg_reset_state() {
            running = undefined;
        },
    },
};
