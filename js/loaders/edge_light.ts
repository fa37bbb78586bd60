/**
 * The loader for the edge runtime of Vercel and of Next.js. It refuses to compile bytes; its builds
 * compile what is imported with `?module`.
 */
import module from '../order_contract.wasm?module'

/** The core, compiled. */
export const compile = (): WebAssembly.Module => module
