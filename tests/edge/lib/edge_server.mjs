/**
 * Serves an edge function without permission to compile bytes. Arguments: the script, then the .wasm files to compile. It
 * replaces the runtime's own server, which keeps a second copy of every body and exits when one fails.
 */
import { readFileSync } from 'node:fs'
import { getRequestListener } from '@hono/node-server'
import { EdgeRuntime } from 'edge-runtime'
import { serveAndTell } from './served.mjs'

const [script, ...files] = process.argv.slice(2)
const runtime = new EdgeRuntime({
  codeGeneration: { strings: false, wasm: false },
  extend: (context) => {
    for (const [index, file] of files.entries()) context[`wasm_${index}`] = new WebAssembly.Module(readFileSync(file))
    return context
  },
  initialCode: readFileSync(script, 'utf8'),
})

serveAndTell(
  getRequestListener(
    ({ url, method, headers, body, signal }) =>
      runtime.dispatchFetch(url, { method, headers: [...headers], body, duplex: 'half', signal }),
    { overrideGlobalObjects: false },
  ),
)
