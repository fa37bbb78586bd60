/**
 * The core of `order-contract/wasm`, for programs that ship the .wasm file themselves, in any runtime.
 * It is asynchronous: a page should not compile on its main thread, and older browsers refuse to.
 */

import { type PlatformUrl, tagOf, typeOf } from '../input/tag.js'
import { compileError, compiles, knownRefusal } from './no_webassembly.js'

/** A `WebAssembly.Module`. Named here because programs without the DOM's types lack that type. */
export type CompiledModule = object

/** The compiled module, the URL of `order_contract.wasm`, or its bytes. */
export type Source = CompiledModule | PlatformUrl | string | ArrayBuffer | Uint8Array

let given: WebAssembly.Module | undefined
let started: Promise<void> | undefined

/** Returns the module that `init` was given. Throws an Error before `init` has resolved. */
export function compile(): WebAssembly.Module {
  if (given !== undefined) return given
  throw knownRefusal() ?? new Error("the .wasm file is not loaded yet: await init(…) from 'order-contract/wasm' first")
}

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
 * import { init, isValid } from 'order-contract/wasm'
 *
 * await init(await readFile(fileURLToPath(import.meta.resolve('order-contract/order_contract.wasm'))))
 * if (!isValid('order-created', '{"status":"COMPLETED"}')) throw new Error('not valid')
 * ```
 */
export function init(source: Source): Promise<void> {
  started ??= start(source)
  return started
}

async function start(source: Source): Promise<void> {
  try {
    const module = await compiled(source)
    refuseOthers(module)
    given = module
  } catch (error) {
    started = undefined
    throw compiles() ? error : compileError(error)
  }
}

/** Throws a TypeError for other modules, such as the package's smaller core. */
function refuseOthers(module: WebAssembly.Module): void {
  if (WebAssembly.Module.exports(module).some(({ name }) => name === 'convert')) return
  throw new TypeError('init must be given order_contract.wasm of this package, not another module')
}

async function compiled(source: Source): Promise<WebAssembly.Module> {
  // Tags and not classes, because a source may come from another realm.
  const tag = tagOf(source)
  if (typeof source === 'string' || tag === 'URL') return fetched(source as string | URL)
  if (tag === 'ArrayBuffer' || ArrayBuffer.isView(source)) return WebAssembly.compile(source as BufferSource)
  if (tag === 'WebAssembly.Module') return source as WebAssembly.Module
  throw new TypeError(
    `init must be given a WebAssembly.Module, the URL of order_contract.wasm or its bytes, not ${typeOf(source)}`,
  )
}

async function fetched(address: string | URL): Promise<WebAssembly.Module> {
  const response = await fetch(address).catch((cause) => {
    throw new Error('order_contract.wasm could not be fetched: check its address, or pass its bytes', { cause })
  })
  if (!response.ok)
    throw new Error(`order_contract.wasm could not be loaded: its server answered with status ${response.status}`)
  // Compile while it loads, which requires the right content type.
  const streams = response.headers.get('content-type')?.startsWith('application/wasm')
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer())
}
