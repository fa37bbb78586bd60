/**
 * The loader of the smaller core for workerd (Cloudflare Workers), which refuses to compile bytes.
 */
import module from '../order_contract_check.wasm'

/** The core, compiled. */
export const compile = (): WebAssembly.Module => module
