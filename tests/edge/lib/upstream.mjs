/**
 * The service behind a proxy: a server of Node that compresses, sends in chunks, and notes what it was asked.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'

const CODINGS = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync }

/**
 * Starts a service that answers `/v2/…/CODING` with `document`, in this coding if it is asked for it, and in chunks. Resolves to
 * its address and what it was asked.
 */
export async function startUpstream(document) {
  const asked = []
  const server = createServer(async (incoming, response) => {
    const { url, headers } = incoming
    asked.push({ url, headers, body: await text(incoming) })
    const coding = url.split(/[/?]/).find((part) => part in CODINGS)
    const isAsked = coding !== undefined && headers['accept-encoding']?.includes(coding)
    const bytes = isAsked ? CODINGS[coding](document) : Buffer.from(document)
    response.setHeader('content-type', 'application/json')
    response.setHeader('connection', 'x-hop, keep-alive')
    response.setHeader('x-hop', '1')
    if (isAsked) response.setHeader('content-encoding', coding)
    if (!url.includes('chunked')) response.setHeader('content-length', bytes.length)
    response.write(bytes.subarray(0, 10))
    response.end(bytes.subarray(10))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { host: `127.0.0.1:${port}`, asked, close }
}
