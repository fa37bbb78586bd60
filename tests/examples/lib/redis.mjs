/**
 * The part of Redis with a REST API that the example uses.
 */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** The only script that it knows: the key is deleted if it has the value. */
const DELETE_OWN = /^if redis\.call\('GET', KEYS\[1\]\) == ARGV\[1\] then return redis\.call\('DEL', KEYS\[1\]\) end/

/**
 * Starts it. `keys()` returns the present keys, and `expire(key)` deletes one. While `isBroken` is set, it fails. It
 * carries out commands with the text `loses`, but does not answer them.
 */
export async function startRedis() {
  const values = new Map()
  const redis = { isBroken: false, loses: undefined }
  const commands = {
    SET: (key, value, ...options) => {
      if (options.includes('NX') && values.has(key)) return null
      values.set(key, value)
      return 'OK'
    },
    GET: (key) => values.get(key) ?? null,
    EVAL: (script, _keys, key, value) => {
      if (!DELETE_OWN.test(script)) throw new Error(`another script: ${script}`)
      return Number(values.get(key) === value && values.delete(key))
    },
  }
  const server = createServer(async (incoming, outgoing) => {
    const [name, ...given] = JSON.parse(await text(incoming))
    if (redis.isBroken || incoming.headers.authorization !== 'Bearer token') return outgoing.writeHead(500).end()
    const result = commands[name](...given)
    if (given.includes(redis.loses)) outgoing.destroy()
    else outgoing.end(JSON.stringify({ result }))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return Object.assign(redis, {
    url: `http://127.0.0.1:${server.address().port}`,
    keys: () => [...values.keys()],
    expire: (key) => values.delete(key),
    close,
  })
}
