import { type PlatformUrl } from '../tag.js';
/** A `WebAssembly.Module`. Named here because programs without the DOM's types lack that type. */
export type CompiledModule = object;
/** The compiled module, the URL of `order_contract.wasm`, or its bytes. */
export type Source = CompiledModule | PlatformUrl | string | ArrayBuffer | Uint8Array;
/**
 * Compiles the core. Resolves when the other functions can be called. Further calls wait for the first one and ignore
 * their argument; after a failure, the next call tries again.
 *
 * Rejects with a `TypeError` if the source is of another type or is another module, with an `Error` if the server
 * answers with an error status, with an `Error` of `code` `'no_webassembly'` if WebAssembly is missing or not allowed, and
 * with the errors of `fetch` and `WebAssembly`.
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
