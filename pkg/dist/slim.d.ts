/**
 * `order-contract/slim`: the same functions for those who ship the .wasm file themselves, beside
 * their script instead of inside it. Nothing can be checked before `init` has resolved.
 */
export * from './api.js';
export { type CompiledModule, init, type Source } from './loaders/given.js';
