/**
 * Serves a handler in Node, Deno or Bun on any free port, and prints it. Arguments: `worker` and a script whose default
 * export has a `fetch`; or `edge`, the script of an edge function and its .wasm files. Answers `/heap` with the used
 * bytes of the heap, in Node.
 */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [kind, script, ...files] = process.argv.slice(2)
const handler = kind === 'edge' ? await edgeFunction() : (await import(pathToFileURL(script).href)).default.fetch
const fetch = (request) => (request.url.endsWith('/heap') ? Response.json(usedHeap()) : handler(request))
const where = { hostname: '127.0.0.1', port: 0 }
const onListen = ({ port }) => console.log(JSON.stringify({ event: 'listen', port }))

if (globalThis.Deno) Deno.serve({ ...where, onListen }, fetch)
else if (globalThis.Bun) onListen(Bun.serve({ ...where, idleTimeout: 0, fetch }))
else {
  const { serve } = await import('@hono/node-server')
  serve({ ...where, fetch, overrideGlobalObjects: false }, onListen)
}

function usedHeap() {
  globalThis.gc()
  return process.memoryUsage().heapUsed
}

/**
 * Vercel's runtime. It may compile no bytes, so it gets modules. Its own server keeps a second copy of every body, and exits
 * when one fails.
 */
async function edgeFunction() {
  const { EdgeRuntime } = await import('edge-runtime')
  const runtime = new EdgeRuntime({
    codeGeneration: { strings: false, wasm: false },
    extend: (context) => {
      for (const [index, file] of files.entries()) context[`wasm_${index}`] = new WebAssembly.Module(readFileSync(file))
      return context
    },
    initialCode: readFileSync(script, 'utf8'),
  })
  return ({ url, method, headers, body, signal }) =>
    runtime.dispatchFetch(url, { method, headers: [...headers], body, duplex: 'half', signal })
}
