/**
 * Takes out of a .wasm file what would word a panic. The module has no one to tell: it traps, and the
 * package starts a fresh instance. The compiler keeps the words all the same, and the formatting of numbers
 * for them.
 */
import { readFile, writeFile } from 'node:fs/promises'

/** Functions of the standard library that never return: they word a message, then panic. */
const NEVER_RETURN =
  /panicking::|slice_index_fail|slice_error_fail|raw_vec::handle_error|capacity_overflow|alloc_error_handler|(?:unwrap|expect|assert|mismatch)_failed|len_mismatch_fail/

/** Replaces their bodies by a trap. Needs the names of functions in the file. */
export async function snipPanics(from, to) {
  // Not at the top: this file is read before npm has installed anything.
  const { default: binaryen } = await import('binaryen')
  const module = binaryen.readBinary(await readFile(from))
  const all = Array.from({ length: module.getNumFunctions() }, (_, n) => module.getFunctionByIndex(n))
  const functions = all.map((one) => binaryen.getFunctionInfo(one))
  for (const { name, module: imported, params, results } of functions) {
    if (imported || !NEVER_RETURN.test(name)) continue
    module.removeFunction(name)
    module.addFunction(name, params, results, [], module.unreachable())
  }
  await writeFile(to, module.emitBinary())
  module.dispose()
}
