/**
 * The loader for workerd (Cloudflare Workers), which refuses to compile bytes. The module is imported; it is compiled
 * when the Worker is uploaded.
 */
import { __wbg_reset_state, initSync } from '../generated/order_contract.js'
import type { Loader } from '../module.js'
import module from '../order_contract.wasm'

/** Returns the module that the import gives. */
export const loader: Loader = { compile: () => module, glue: { initSync, __wbg_reset_state }, isWhole: true }
