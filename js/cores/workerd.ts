/** The core in workerd, which compiles it when the program is deployed. */
import module from '../order_contract.wasm'

export const compile = (): WebAssembly.Module => module
