/**
 * Serves requests in Node on any free port, and reports events on channel 3: the port, and on a signal the used heap.
 * Arguments: `listener` and its script; or `edge`, the script of an edge function and the .wasm files to compile, as it may
 * compile no bytes. Vercel's runtime has a server that keeps a second copy of every body and exits when one fails.
 */
import { readFileSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { EdgeRuntime } from 'edge-runtime'

const [kind, script, ...files] = process.argv.slice(2)
const listener = kind === 'edge' ? edgeListener() : (await import(pathToFileURL(script).href)).default

const server = createServer((incoming, outgoing) => {
  listener(incoming, outgoing).catch((error) => {
    // If the client has disconnected, nobody needs the error.
    if (!outgoing.destroyed) console.error(error)
    outgoing.destroy()
  })
})
server.listen(0, '127.0.0.1', () => tell({ event: 'listen', port: server.address().port }))

process.on('SIGUSR2', () => {
  globalThis.gc()
  tell({ event: 'heap', bytes: process.memoryUsage().heapUsed })
})

function tell(what) {
  writeSync(3, `${JSON.stringify(what)}\n`)
}

function edgeListener() {
  const runtime = new EdgeRuntime({
    codeGeneration: { strings: false, wasm: false },
    extend: (context) => {
      for (const [index, file] of files.entries()) context[`wasm_${index}`] = new WebAssembly.Module(readFileSync(file))
      return context
    },
    initialCode: readFileSync(script, 'utf8'),
  })
  const handle = ({ url, method, headers, body, signal }) =>
    runtime.dispatchFetch(url, { method, headers: [...headers], body, duplex: 'half', signal })
  return getRequestListener(handle, { overrideGlobalObjects: false })
}
