/**
 * Serves a handler with the server of Deno or Bun. Standard output is the channel of events. Argument: the handler's
 * script, whose default export takes a `Request`.
 */
import { pathToFileURL } from 'node:url'

const tell = console.log
console.log = console.error

const { default: handle } = await import(pathToFileURL(process.argv[2]).href)
const onListen = ({ port }) => tell(JSON.stringify({ event: 'listen', port }))
const where = { hostname: '127.0.0.1', port: 0 }
if (globalThis.Deno) Deno.serve({ ...where, onListen }, (request) => handle(request))
else onListen(Bun.serve({ ...where, idleTimeout: 0, fetch: (request) => handle(request) }))
