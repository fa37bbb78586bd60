/**
 * Builds the edge function as Vercel does (imports with `?module` are compiled beforehand and passed by name), and runs
 * it without permission to compile bytes.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EdgeRuntime } from 'edge-runtime'
import { build } from 'esbuild'

const files = []
const compiledBeforehand = {
  name: 'compiled beforehand',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.wasm\?module$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace('?module', '')),
      namespace: 'compiled',
    }))
    onLoad({ filter: /.*/, namespace: 'compiled' }, ({ path }) => ({
      contents: `export default wasm_${files.push(path) - 1}`,
    }))
  },
}
const { outputFiles } = await build({
  entryPoints: ['handler.mjs'],
  bundle: true,
  write: false,
  format: 'iife',
  conditions: ['edge-light', 'worker', 'browser'],
  plugins: [compiledBeforehand],
})
const runtime = new EdgeRuntime({
  codeGeneration: { strings: false, wasm: false },
  extend: (context) => {
    for (const [index, file] of files.entries()) context[`wasm_${index}`] = new WebAssembly.Module(readFileSync(file))
    return context
  },
  initialCode: outputFiles[0].text,
})
if (files.length !== 3) throw new Error(`${files.length} modules were imported`)
const response = await runtime.dispatchFetch('http://localhost/')
console.log(`RESULT ${await response.text()}`)
