/**
 * Refuses every request without reading its body, with `nodeHandler` over HTTP/2: without TLS, and with it. Arguments:
 * the files of a key and a certificate. Prints the two ports.
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createSecureServer, createServer } from 'node:http2'
import { pathToFileURL } from 'node:url'
import { dist } from '../js/package.mjs'

const { nodeHandler } = await import(pathToFileURL(`${dist}/edge.js`).href)
const [key, cert] = process.argv.slice(2).map((file) => readFileSync(file))
const handle = nodeHandler(async (request) => {
  await request.body?.cancel()
  return Response.json({ code: 'refused' }, { status: 413 })
})
const servers = [createServer(handle), createSecureServer({ key, cert }, handle)]
for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening')
console.log(JSON.stringify(servers.map((server) => server.address().port)))
