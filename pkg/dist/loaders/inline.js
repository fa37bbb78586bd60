/**
 * The loader for every runtime that may compile WebAssembly from bytes: Node, Deno, Bun, browsers
 * and their bundlers. The bytes are part of the script, so that nothing has to be located or fetched.
 * For runtimes that must import the module, scripts/lib/runtimes.mjs writes loaders.
 */
import { frequent, text } from '../generated/bytes.js';
import { fromAscii } from './ascii.js';
/** Compiles the core at the first call. */
export const loader = {
    compile: () => new WebAssembly.Module(fromAscii(text, frequent)),
    isWhole: true,
};
