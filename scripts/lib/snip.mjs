/**
 * Takes out of a .wasm file what would word a panic. The module has no one to tell: it traps, and the
 * package starts a fresh instance. The compiler keeps the words all the same, and the formatting of numbers
 * for them.
 */
import { readFile, writeFile } from 'node:fs/promises'

/** Functions of the standard library that never return: they word a message, then panic. */
const NEVER_RETURN =
  /panicking::|slice_index_fail|slice_error_fail|raw_vec::handle_error|capacity_overflow|alloc_error_handler|(?:unwrap|expect|assert|mismatch)_failed|len_mismatch_fail/

/** What formats their arguments. It stays in the table of functions, which no pass takes out. */
const FORMATS = /fmt::(?:Debug|Display)>::fmt|fmt::Formatter>::/
/** All formatting goes through it. */
const WRITES_FORMATTED = /fmt::write$/

/** Replaces their bodies by a trap. Needs the names of functions in the file. */
export async function snipPanics(from, to) {
  // Not at the top: this file is read before npm has installed anything.
  const { default: binaryen } = await import('binaryen')
  const module = binaryen.readBinary(await readFile(from))
  trap(binaryen, module, NEVER_RETURN)
  module.runPasses(['remove-unused-module-elements'])
  if (functionsOf(binaryen, module).some(({ name }) => WRITES_FORMATTED.test(name)))
    throw new Error('The module formats text outside of panics.')
  trap(binaryen, module, FORMATS)
  await writeFile(to, module.emitBinary())
  module.dispose()
}

function trap(binaryen, module, names) {
  for (const { name, module: imported, params, results } of functionsOf(binaryen, module)) {
    if (imported || !names.test(name)) continue
    module.removeFunction(name)
    module.addFunction(name, params, results, [], module.unreachable())
  }
}

function functionsOf(binaryen, module) {
  const all = Array.from({ length: module.getNumFunctions() }, (_, n) => module.getFunctionByIndex(n))
  return all.map((one) => binaryen.getFunctionInfo(one))
}
