/**
 * Serves an edge function without permission to compile bytes. Arguments: the script,
 * then the .wasm files to compile. It replaces the runtime's own server, which keeps a second copy of every body and
 * exits when one fails.
 */
import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
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

serveAndTell(serve)

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
