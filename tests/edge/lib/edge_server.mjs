/**
 * Serves an edge function without permission to compile bytes, and reports events on channel 3. Arguments: the script,
 * then the .wasm files to compile. It replaces the runtime's own server, which keeps a second copy of every body and
 * exits when one fails.
 */
import { readFileSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { EdgeRuntime } from 'edge-runtime'

const [script, ...files] = process.argv.slice(2)
const runtime = new EdgeRuntime({
  codeGeneration: { strings: false, wasm: false },
  extend: (context) => {
    for (const [index, file] of files.entries()) context[`wasm_${index}`] = new WebAssembly.Module(readFileSync(file))
    return context
  },
  initialCode: readFileSync(script, 'utf8'),
})

const server = createServer((incoming, outgoing) => {
  serve(incoming, outgoing).catch((error) => {
    // If the client has disconnected, nobody needs the error.
    if (!outgoing.destroyed) console.error(error)
    outgoing.destroy()
  })
})
server.listen(0, '127.0.0.1', () => tell({ event: 'listen', port: server.address().port }))

/** On a signal, collects garbage and reports the used heap. */
process.on('SIGUSR2', () => {
  globalThis.gc()
  tell({ event: 'heap', bytes: process.memoryUsage().heapUsed })
})

function tell(what) {
  writeSync(3, `${JSON.stringify(what)}\n`)
}

async function serve(incoming, outgoing) {
  const response = await runtime.dispatchFetch(new URL(incoming.url, `http://${incoming.headers.host}`).href, {
    method: incoming.method,
    headers: pairsOf(incoming.rawHeaders),
    body: ['GET', 'HEAD'].includes(incoming.method) ? null : Readable.toWeb(incoming),
    duplex: 'half',
    signal: clientOf(outgoing),
  })
  outgoing.writeHead(response.status, [...response.headers].flat())
  if (response.body === null) outgoing.end()
  else await pipeline(Readable.fromWeb(response.body), outgoing)
}

/** Returns a signal that aborts when the client disconnects before its response is written. */
function clientOf(outgoing) {
  const client = new AbortController()
  outgoing.on('close', () => outgoing.writableFinished || client.abort())
  return client.signal
}

function pairsOf(raw) {
  return Array.from({ length: raw.length / 2 }, (_, index) => [raw[2 * index], raw[2 * index + 1]])
}
