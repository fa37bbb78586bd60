/**
 * Removes what nobody uses from a .wasm file: the exports for the glue of wasm-bindgen, as only numbers cross; and the
 * code for panic messages. A panic traps, and the package starts a new instance. The compiler keeps the messages and the
 * formatting of their arguments anyway.
 */
import { readFile, writeFile } from 'node:fs/promises'

/** Functions of the standard library that never return: they build a message, then panic. */
const NEVER_RETURN =
  /panicking::|slice_index_fail|slice_error_fail|raw_vec::handle_error|capacity_overflow|alloc_error_handler|(?:unwrap|expect|assert|mismatch)_failed|len_mismatch_fail/

/** The functions that format their arguments. They stay in the function table, which no pass of wasm-opt clears. */
const FORMATS = /fmt::(?:Debug|Display)>::fmt|fmt::Formatter>::/
/** The function that all formatting calls. */
const WRITES_FORMATTED = /fmt::write$/

/** The exports that only the glue of wasm-bindgen calls. */
const SERVES_GLUE = /^__/

/** The file must contain the names of functions; the result keeps them only with `names`. */
export async function snip(from, to, { names = false } = {}) {
  // Not imported at the top: this file is loaded before npm has installed anything.
  const { default: binaryen } = await import('binaryen')
  binaryen.setDebugInfo(names)
  const module = binaryen.readBinary(await readFile(from))
  for (const name of exportsOf(binaryen, module)) if (SERVES_GLUE.test(name)) module.removeExport(name)
  trap(binaryen, module, NEVER_RETURN)
  module.runPasses(['remove-unused-module-elements'])
  if (functionsOf(binaryen, module).some(({ name }) => WRITES_FORMATTED.test(name)))
    throw new Error('The module formats text outside of panics.')
  trap(binaryen, module, FORMATS)
  await writeFile(to, module.emitBinary())
  module.dispose()
}

function exportsOf(binaryen, module) {
  const all = Array.from({ length: module.getNumExports() }, (_, n) => module.getExportByIndex(n))
  return all.map((one) => binaryen.getExportInfo(one).name)
}

/** Replaces the bodies of these functions by a trap. */
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
