/**
 * The public names of `order-contract/wasm`: those of the root, for programs that ship the .wasm file themselves and call
 * `init` first. Functions that need the core throw until it has resolved.
 */

export * from './api.js'
export { type CompiledModule, init, type Source } from './cores/given.js'
