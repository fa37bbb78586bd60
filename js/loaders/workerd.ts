/**
 * The loader for workerd (Cloudflare Workers). It refuses to compile bytes: the module is imported,
 * and has been compiled when the Worker was uploaded.
 */
import module from '../order_contract.wasm'

/** The core, compiled. */
export const compile = (): WebAssembly.Module => module
