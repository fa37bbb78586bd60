/**
 * Compresses what is served, as browsers ask for it. What was compressed is kept: a server of a page serves the same
 * few files again and again.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sha256 } from './inputs.mjs'

/** The strongest: what is sent again and again is compressed once. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
/** Below this a header outweighs the gain. */
const WORTH = 1024
const CODINGS = {
  br: (bytes) => promisify(brotliCompress)(bytes, QUALITY),
  gzip: promisify(gzip),
}

/** By coding and content. */
const kept = new Map()

/** The body to send for `bytes`, and the headers that say so; `accepted` is the request's header. */
export async function compressed(bytes, accepted = '') {
  const offered = accepted.split(',').map((it) => it.split(';')[0].trim())
  const name = Object.keys(CODINGS).find((it) => offered.includes(it))
  if (name === undefined || bytes.length < WORTH) return { body: bytes, coding: { vary: 'accept-encoding' } }
  const key = `${name} ${sha256(bytes)}`
  if (!kept.has(key)) kept.set(key, CODINGS[name](bytes))
  return { body: await kept.get(key), coding: { 'content-encoding': name, vary: 'accept-encoding' } }
}
