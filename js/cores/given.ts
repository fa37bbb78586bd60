/**
 * Starts cores from their .wasm files, for programs that ship these themselves, in any runtime. It is asynchronous: a page
 * should not compile on its main thread, and older browsers refuse to. It imports no core.
 */
import { build } from '../generated/build.js'
import { mustBe, type PlatformUrl, tagOf } from '../input/tag.js'
import { compiles, startError } from './no_webassembly.js'

/** A `WebAssembly.Module`. Named here because programs without the DOM's types lack that type. */
export type CompiledModule = object

/** A core: its compiled module, the URL of its .wasm file, or the bytes of that file. */
export type CoreSource = CompiledModule | PlatformUrl | string | ArrayBuffer | Uint8Array

export type CoreName = 'check' | 'convert'

export const given: { [N in CoreName]?: WebAssembly.Module } = {}

const starting: { [N in CoreName]?: Promise<void> } = {}

/**
 * Starts cores from the .wasm files of the package, `order_contract_check.wasm` and `order_contract_convert.wasm`. Without
 * it a core starts at the first call, from its bytes in the script. Resolves when the functions that need these cores can be
 * called. Further calls for a core wait for the first one and ignore their source; after a failure, the next call tries
 * again.
 *
 * Rejects with a `TypeError` if a source is of another type, or is another module, with an `Error` if a server answers with
 * an error status, with an `Error` of `code` `'no_webassembly'` if WebAssembly is missing or not allowed, and with the errors
 * of `fetch` and `WebAssembly`.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises'
 * import { fileURLToPath } from 'node:url'
 * import { isValid, start } from 'order-contract'
 *
 * await start({ check: await readFile(fileURLToPath(import.meta.resolve('order-contract/order_contract_check.wasm'))) })
 * if (!isValid('order-created', '{"status":"COMPLETED"}')) throw new Error('not valid')
 * ```
 */
export async function start(sources: {
  check?: CoreSource | undefined
  convert?: CoreSource | undefined
}): Promise<void> {
  if (typeof sources !== 'object' || sources === null)
    throw mustBe('the argument of start', 'an object of sources', sources)
  const entries = Object.entries(sources).filter(([, source]) => source !== undefined)
  const unknown = entries.find(([name]) => name !== 'check' && name !== 'convert')
  if (unknown !== undefined) throw new TypeError(`start takes check and convert, not ${JSON.stringify(unknown[0])}`)
  await Promise.all(
    (entries as [CoreName, CoreSource][]).map(([name, source]) => {
      starting[name] ??= startOne(name, source)
      return starting[name]
    }),
  )
}

async function startOne(name: CoreName, source: CoreSource): Promise<void> {
  try {
    const module = await compiled(name, source)
    refuseOthers(module, name)
    given[name] = module
  } catch (error) {
    delete starting[name]
    throw compiles() ? error : startError(error)
  }
}

/** Throws a TypeError for a module that is not the core of this build. scripts/lib/cores.mjs writes what its section says. */
export function refuseOthers(module: WebAssembly.Module, name: CoreName): void {
  const [section = new ArrayBuffer(0)] = WebAssembly.Module.customSections(module, 'order-contract')
  if (String.fromCharCode(...new Uint8Array(section)) === `${name} ${build}`) return
  throw new TypeError(
    `the core ${name} must be ${fileOf(name)} of this package, not another module or that of another version`,
  )
}

const fileOf = (name: CoreName) => `order_contract_${name}.wasm`

async function compiled(name: CoreName, source: CoreSource): Promise<WebAssembly.Module> {
  // Tags and not classes, because a source may come from another realm.
  const tag = tagOf(source)
  if (typeof source === 'string' || tag === 'URL') return fetched(name, source as string | URL)
  if (tag === 'ArrayBuffer' || ArrayBuffer.isView(source)) return WebAssembly.compile(source as BufferSource)
  if (tag === 'WebAssembly.Module') return source as WebAssembly.Module
  throw mustBe(name, `a WebAssembly.Module, the URL of ${fileOf(name)} or its bytes`, source)
}

async function fetched(name: CoreName, address: string | URL): Promise<WebAssembly.Module> {
  const response = await fetch(address).catch((cause) => {
    throw new Error(`${fileOf(name)} could not be fetched: check its address, or pass its bytes`, { cause })
  })
  if (!response.ok)
    throw new Error(`${fileOf(name)} could not be loaded: its server answered with status ${response.status}`)
  // Compile while it loads, which requires the right content type. Browsers keep only what was compiled so.
  const streams = response.headers.get('content-type')?.startsWith('application/wasm')
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer())
}
