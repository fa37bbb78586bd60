/** A `WebAssembly.Module`: programs without the DOM's types do not know it by that name. */
export type CompiledModule = object;
/** The compiled module, the address of `order_contract.wasm`, or its bytes. */
export type Source = CompiledModule | URL | string | ArrayBuffer | Uint8Array;
/**
 * Compiles the core and makes it ready. The first source counts: called again, it waits for that
 * one, and tries anew only after a failure.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises'
 * import { fileURLToPath } from 'node:url'
 * import { init, isValid } from 'order-contract/slim'
 *
 * await init(await readFile(fileURLToPath(import.meta.resolve('order-contract/order_contract.wasm'))))
 * if (!isValid('order-created', '{"status":"COMPLETED"}')) throw new Error('not valid')
 * ```
 */
export declare function init(source: Source): Promise<void>;
