/**
 * Serves an edge function where nothing may be compiled from bytes; what it tells goes out on channel 3.
 * Arguments: the script, then the .wasm files that it wants compiled. The runtime's own server keeps a
 * second copy of every body and ends when one fails, so this one takes its place.
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
    // Where the client has gone, nobody is left to be told.
    if (!outgoing.destroyed) console.error(error)
    outgoing.destroy()
  })
})
server.listen(0, '127.0.0.1', () => tell({ event: 'listen', port: server.address().port }))

/** Asked by a signal, it tells what is in use once what is not has been collected. */
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

/** Aborted when the client goes before its answer is written. */
function clientOf(outgoing) {
  const client = new AbortController()
  outgoing.on('close', () => outgoing.writableFinished || client.abort())
  return client.signal
}

function pairsOf(raw) {
  return Array.from({ length: raw.length / 2 }, (_, index) => [raw[2 * index], raw[2 * index + 1]])
}
