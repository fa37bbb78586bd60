/** The smaller core in the edge runtime of Vercel and Next.js, which compiles it when the program is deployed. */
import module from '../order_contract_check.wasm?module'

export const compile = (): WebAssembly.Module => module
