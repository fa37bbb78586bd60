/**
 * The core where WebAssembly may be compiled from bytes: Node, Deno, Bun, browsers and their bundlers. The bytes are part of the
 * script, so that nothing has to be located or fetched. scripts/lib/bundles.mjs writes a script for each core.
 */
import { fromAscii } from './ascii.js'
import { frequent, text } from './bytes.js'

export const compile = (): WebAssembly.Module => new WebAssembly.Module(fromAscii(text, frequent))
