/**
 * Builds the core of `order-contract/check-js`: the smaller core as a script, for places where WebAssembly is not
 * allowed. Binaryen's wasm2js translates a module that uses only the first features of WebAssembly.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wasm2js, wasmOpt } from './tools.mjs'
import { bindCrate, OPT_FEATURES_WITHOUT_SIMD, OPT_PASSES, RUST_FEATURES_WITHOUT_SIMD } from './wasm.mjs'

/** Replaces instructions that wasm2js does not know. */
const LOWERING = ['--llvm-memory-copy-fill-lowering', '--llvm-nontrapping-fptoint-lowering', '--signext-lowering']
const OLDEST_FEATURES = ['--mvp-features', '--enable-mutable-globals']

/**
 * Where the memory grows. The package has to know: unlike that of WebAssembly, it detaches no views. At 2 GiB, which is as
 * far as signed addresses reach, the length of the next buffer is negative, which throws and ends the call.
 */
const GROWS = 'var newBuffer = '
const REPORTS_AND_GROWS = `imports.grown();\n   ${GROWS}`

/** The end of what wasm2js writes: it starts one instance. The package starts it late, and another one after a trap. */
const STARTS = /\nvar retasmFunc = [\s\S]*$/

export const SCRIPT_TYPES = `/** Starts the core. Returns its memory and functions. Calls grown() when the memory is replaced by a larger one. */
export declare function start(imports: { grown: () => void }): object
`

/** Builds the script in `folder` and returns it, minified. */
export async function buildScript(folder, { features }) {
  const raw = await bindCrate(folder, { features, optimize: 'z', rustFeatures: RUST_FEATURES_WITHOUT_SIMD })
  const [lowered, made] = ['lowered.wasm', 'order_contract.js'].map((file) => join(folder, file))
  await wasmOpt([...OPT_FEATURES_WITHOUT_SIMD, ...LOWERING, raw, '-o', lowered])
  await wasmOpt([...OLDEST_FEATURES, ...OPT_PASSES.z, lowered, '-o', lowered])
  await wasm2js([...OLDEST_FEATURES, '-O3', lowered, '-o', made])
  return minified(withFactory(await readFile(made, 'utf8')))
}

/** Makes the script a function that starts an instance. */
function withFactory(text) {
  if (text.split(GROWS).length !== 2 || !STARTS.test(text)) throw new Error('wasm2js writes another kind of script')
  const body = text.replace(GROWS, REPORTS_AND_GROWS).replace(STARTS, '')
  return `export function start(imports) {${body}\nreturn asmFunc(imports);\n}\n`
}

async function minified(text) {
  const { transform } = await import('esbuild')
  const { code } = await transform(text, { minify: true, format: 'esm', target: 'es2022', legalComments: 'none' })
  return code
}
