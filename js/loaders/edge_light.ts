/**
 * The loader for the edge runtime of Vercel and of Next.js, which refuses to compile bytes. Its builds compile what
 * is imported with `?module`.
 */
import { __wbg_reset_state, initSync } from '../generated/order_contract.js'
import type { Loader } from '../module.js'
import module from '../order_contract.wasm?module'

/** Returns the module that the import gives. */
export const loader: Loader = { compile: () => module, glue: { initSync, __wbg_reset_state }, isWhole: true }
