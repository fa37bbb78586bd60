/**
 * The loader of the smaller core, which `order-contract/check` uses where WebAssembly may be compiled
 * from bytes. The bytes are part of the script, so that nothing has to be found or fetched.
 */
import { frequent, text } from '../generated/check_bytes.js'
import { fromAscii } from './ascii.js'

/** The core, compiled. */
export function compile(): WebAssembly.Module {
  return new WebAssembly.Module(fromAscii(text, frequent))
}
