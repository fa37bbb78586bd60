/**
 * Serves an edge function where nothing may be compiled from bytes; the port goes out on channel 3.
 * Arguments: the script, then the .wasm files that it wants compiled.
 */
import { readFileSync, writeSync } from 'node:fs'
import { EdgeRuntime, runServer } from 'edge-runtime'

const [script, ...files] = process.argv.slice(2)
const runtime = new EdgeRuntime({
  codeGeneration: { strings: false, wasm: false },
  extend: (context) => {
    for (const [index, file] of files.entries()) context[`wasm_${index}`] = new WebAssembly.Module(readFileSync(file))
    return context
  },
  initialCode: readFileSync(script, 'utf8'),
})
const { url } = await runServer({ runtime, host: '127.0.0.1', port: 0 })
writeSync(3, `${JSON.stringify({ port: Number(new URL(url).port) })}\n`)
