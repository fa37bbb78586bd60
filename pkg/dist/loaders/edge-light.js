import { __wbg_reset_state, initSync } from '../generated/order_contract.js';
import module from '../order_contract.wasm?module';
export const loader = { compile: () => module, glue: { initSync, __wbg_reset_state }, isWhole: true };
