/**
 * Serves requests in Node on any free port, and reports events on channel 3: the port, and on a signal the used heap.
 */
import { writeSync } from 'node:fs'
import { createServer } from 'node:http'

/** `answer` resolves when a request is answered. */
export function serveAndTell(answer) {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error) => {
      // If the client has disconnected, nobody needs the error.
      if (!outgoing.destroyed) console.error(error)
      outgoing.destroy()
    })
  })
  server.listen(0, '127.0.0.1', () => tell({ event: 'listen', port: server.address().port }))
}

process.on('SIGUSR2', () => {
  globalThis.gc()
  tell({ event: 'heap', bytes: process.memoryUsage().heapUsed })
})

function tell(what) {
  writeSync(3, `${JSON.stringify(what)}\n`)
}
