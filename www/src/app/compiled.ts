/**
 * The core of the page, a file of its own: vite.config.ts has every entry of the package import this module in place of the
 * bytes that it contains.
 */
import core from 'order-contract/order_contract.wasm?url'

let module: WebAssembly.Module | undefined

/** Fetches and compiles the core. Whatever the server calls the file, its bytes are right. */
export async function load(): Promise<void> {
  const response = await fetch(new URL(core, document.baseURI))
  if (!response.ok) throw new Error(`status ${response.status}`)
  module = await WebAssembly.compile(await response.arrayBuffer())
}

/** What the package asks for at its first call. */
export function compile(): WebAssembly.Module {
  if (module === undefined) throw new Error('the core is not loaded yet')
  return module
}
