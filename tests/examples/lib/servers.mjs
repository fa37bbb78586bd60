/** Servers that run while a test runs. */
import { once } from 'node:events'
import { startWorkerd } from '../../edge/lib/workerd.mjs'

/** Resolves to the address of a server of Node. */
export async function listen(context, server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  context.after(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${server.address().port}`
}

/** Resolves to the `url` and the `output` of a worker in workerd. */
export async function startWorker(context, entry, options) {
  const worker = await startWorkerd(entry, options)
  context.after(worker.close)
  return worker
}
