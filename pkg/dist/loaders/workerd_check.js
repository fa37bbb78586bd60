import { __wbg_reset_state, initSync } from '../generated/order_contract_check.js';
import module from '../order_contract_check.wasm';
export const loader = { compile: () => module, glue: { initSync, __wbg_reset_state }, enforcesLengths: true };
