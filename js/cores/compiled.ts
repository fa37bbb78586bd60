/**
 * The core in runtimes that compile it when the program is deployed: workerd, and the edge runtime of Vercel and Next.js.
 * scripts/lib/bundles.mjs writes a script for each core, whose import ends with `?module`.
 */
import module from './core.wasm'

export const compile = (): WebAssembly.Module => module
