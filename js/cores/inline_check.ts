/**
 * The smaller core, of `order-contract/check`, where WebAssembly may be compiled from bytes: Node, Deno, Bun, browsers and their bundlers. The bytes are part of the
 * script, so that nothing has to be located or fetched.
 */
import { frequent, text } from '../generated/check_bytes.js'
import { fromAscii } from './ascii.js'

export const compile = (): WebAssembly.Module => new WebAssembly.Module(fromAscii(text, frequent))
