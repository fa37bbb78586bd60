/**
 * Compresses responses in a coding that the browser accepts. Caches the results, because a server of a page serves the
 * same few files again and again.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sha256 } from '../../scripts/lib/inputs.mjs'

/** The best compression. Its time does not matter, as each file is compressed once. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
/** Below this length in bytes, a header outweighs the gain. */
const WORTH = 1024
const CODINGS = {
  br: (bytes) => promisify(brotliCompress)(bytes, QUALITY),
  gzip: promisify(gzip),
}

/** The compressed bodies by coding and hash. */
const kept = new Map()

/** Returns the body to send for `bytes`, and its headers. `accepted` is the request's `accept-encoding`. */
export async function compressed(bytes, accepted = '') {
  const offered = accepted.split(',').map((it) => it.split(';')[0].trim())
  const name = Object.keys(CODINGS).find((it) => offered.includes(it))
  if (name === undefined || bytes.length < WORTH) return { body: bytes, coding: { vary: 'accept-encoding' } }
  const key = `${name} ${sha256(bytes)}`
  if (!kept.has(key)) kept.set(key, CODINGS[name](bytes))
  return { body: await kept.get(key), coding: { 'content-encoding': name, vary: 'accept-encoding' } }
}
