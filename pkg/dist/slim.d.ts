/**
 * `order-contract/slim`: the same functions without the core. The program ships the .wasm file itself and calls
 * `init` first: functions that need the core throw until it has resolved.
 */
export * from './api.js';
export { type CompiledModule, init, type Source } from './loaders/given.js';
