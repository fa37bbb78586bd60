/** A small static server for the page and the browser tests. It serves folders at paths. */
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { sha256 } from '../../scripts/lib/inputs.mjs'

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
}

/** Files below this path have a hash of their content in their names: browsers cache them for ever. */
const HASHED = '/assets/'

/**
 * Serves `mounts`, folders by path; the longest matching path wins. `headers` are sent with every response. Listens only on
 * localhost, on a free port.
 */
export async function serve(mounts, headers = {}) {
  const paths = Object.keys(mounts).sort((a, b) => b.length - a.length)
  const server = createServer(async (request, response) => {
    const respond = (status, type, body, more = {}) =>
      response.writeHead(status, { 'content-type': type, ...more, ...headers }).end(body)
    try {
      const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname)
      const file = await fileFor(path, paths, mounts)
      if (file === undefined) return respond(404, 'text/plain', 'not found')
      const type = TYPES[extname(file)] ?? 'application/octet-stream'
      const { body, coding } = await compressed(await readFile(file), request.headers['accept-encoding'])
      const caching = path.includes(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache'
      respond(200, type, body, { ...coding, 'cache-control': caching })
    } catch (error) {
      respond(error instanceof URIError ? 400 : 500, 'text/plain', String(error))
    }
  })
  await once(server.listen(0, 'localhost'), 'listening')
  return { url: `http://localhost:${server.address().port}/`, close: () => server.close() }
}

async function fileFor(path, paths, mounts) {
  const mount = paths.find((candidate) => path.startsWith(candidate))
  if (mount === undefined) return undefined
  const inside = normalize(path.slice(mount.length))
  if (inside.split(sep).includes('..')) return undefined
  const file = join(mounts[mount], inside)
  const found = await stat(file).catch(() => undefined)
  if (found?.isDirectory()) return fileFor(`${path.replace(/\/?$/, '/')}index.html`, paths, mounts)
  return found?.isFile() ? file : undefined
}

/** The compressed bodies by hash: a server of a page serves the same few files again and again. */
const kept = new Map()

/** Returns the body to send for `bytes`, and its headers. Below a kibibyte, a header outweighs the gain. */
async function compressed(bytes, accepted = '') {
  const vary = { vary: 'accept-encoding' }
  if (!/\bbr\b/.test(accepted) || bytes.length < 1024) return { body: bytes, coding: vary }
  const key = sha256(bytes)
  if (!kept.has(key)) kept.set(key, promisify(brotliCompress)(bytes))
  return { body: await kept.get(key), coding: { ...vary, 'content-encoding': 'br' } }
}
