/** Serves a listener with Node's own servers. */
import { once } from 'node:events'

/** Serves a listener while a test runs. `create` makes a server of HTTP/1 or HTTP/2. */
export async function servingWith(create, listener, run) {
  const server = create(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    await run(server.address().port)
  } finally {
    server.closeAllConnections?.()
    server.close()
  }
}
