/**
 * Removes the exports for the glue of wasm-bindgen from a .wasm file, as only numbers cross. wasm-opt then drops the
 * functions behind them.
 */
import { readFile, writeFile } from 'node:fs/promises'

const SERVES_GLUE = /^__/

export async function removeGlue(file) {
  // Not imported at the top: this file is loaded before npm has installed anything.
  const { default: binaryen } = await import('binaryen')
  // The names of functions stay, for a profiler: wasm-opt strips them.
  binaryen.setDebugInfo(true)
  const module = binaryen.readBinary(await readFile(file))
  for (const name of exportsOf(binaryen, module)) if (SERVES_GLUE.test(name)) module.removeExport(name)
  await writeFile(file, module.emitBinary())
  module.dispose()
}

function exportsOf(binaryen, module) {
  const all = Array.from({ length: module.getNumExports() }, (_, n) => module.getExportByIndex(n))
  return all.map((one) => binaryen.getExportInfo(one).name)
}
