/**
 * The part of Redis with a REST API that the example uses.
 */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** Starts it. `keys()` returns the present keys. While `isBroken` is set, it fails. */
export async function startRedis() {
  const values = new Map()
  const redis = { isBroken: false }
  const commands = {
    SET: (key, value, ...options) => {
      if (options.includes('NX') && values.has(key)) return null
      values.set(key, value)
      return 'OK'
    },
    GET: (key) => values.get(key) ?? null,
    DEL: (key) => Number(values.delete(key)),
  }
  const server = createServer(async (incoming, outgoing) => {
    const [name, ...given] = JSON.parse(await text(incoming))
    if (redis.isBroken || incoming.headers.authorization !== 'Bearer token') outgoing.writeHead(500).end()
    else outgoing.end(JSON.stringify({ result: commands[name](...given) }))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return Object.assign(redis, {
    url: `http://127.0.0.1:${server.address().port}`,
    keys: () => [...values.keys()],
    close,
  })
}
