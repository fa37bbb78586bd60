/** The smaller core, of `order-contract/check`, in the form of inline.ts. */
import { frequent, text } from '../generated/check_bytes.js'
import { fromAscii } from './ascii.js'

export const compile = (): WebAssembly.Module => new WebAssembly.Module(fromAscii(text, frequent))
