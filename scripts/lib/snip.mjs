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

/** The texts of panics: messages, paths of sources, and the digits of numbers. */
const TEXTS = new RegExp(
  [
    '/rustc/[0-9a-f]{40}/library/[\\w/]+\\.rs',
    'src/[\\w/]+\\.rs',
    '(?:[0-9]{2}){100}',
    'capacity overflow|(?:memory allocation of| bytes failed)',
    '(?:slice index starts at| but ends at|range (?:start|end) index| out of range for slice of length) ',
    '(?:index out of bounds: the len is| but the index is|insertion index \\(is|\\) should be <= len \\(is) ',
  ].join('|'),
  'g',
)

/** The exports that only the glue of wasm-bindgen calls. */
const SERVES_GLUE = /^__/

/** The file must contain the names of functions; the result keeps them only with `names`. */
export async function snip(from, to, { names = false } = {}) {
  // Not imported at the top: this file is loaded before npm has installed anything.
  const { default: binaryen } = await import('binaryen')
  binaryen.setDebugInfo(names)
  const module = binaryen.readBinary(withoutTexts(await readFile(from)))
  for (const name of exportsOf(binaryen, module)) if (SERVES_GLUE.test(name)) module.removeExport(name)
  trap(binaryen, module, NEVER_RETURN)
  module.runPasses(['remove-unused-module-elements'])
  if (functionsOf(binaryen, module).some(({ name }) => WRITES_FORMATTED.test(name)))
    throw new Error('The module formats text outside of panics.')
  trap(binaryen, module, FORMATS)
  await writeFile(to, module.emitBinary())
  module.dispose()
}

/** Replaces texts by zeros, which take no space. No pass of wasm-opt removes data. */
function withoutTexts(bytes) {
  const cleared = bytes.toString('latin1').replace(TEXTS, (text) => '\0'.repeat(text.length))
  return Buffer.from(cleared, 'latin1')
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

export function functionsOf(binaryen, module) {
  const all = Array.from({ length: module.getNumFunctions() }, (_, n) => module.getFunctionByIndex(n))
  return all.map((one) => binaryen.getFunctionInfo(one))
}
