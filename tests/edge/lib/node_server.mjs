/**
 * Serves a handler with Node's own server, and reports events on channel 3. Argument: the handler's script.
 */
import { writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'

const { default: handle } = await import(pathToFileURL(process.argv[2]).href)
const server = createServer((incoming, outgoing) => {
  handle(incoming, outgoing).catch((error) => {
    console.error(error)
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
