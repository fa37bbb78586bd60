/** The measured parts of the package: bundles by esbuild, minified, and the `.wasm` files. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dist, fileOf } from '../peers/package.mjs'
import { brotli, bundledBrotli } from './weigh.mjs'

const bundle = (names, subpath) => bundledBrotli(names, fileURLToPath(fileOf(subpath)))

/** The names that the goals use. */
export const CHECK = '{ validate } from /check'
export const WHOLE = '{ validate, convert }'
export const STREAM = 'everything from /stream'
export const EDGE = 'everything from /edge'

/** Brotli bytes by part. @returns {Promise<Record<string, number>>} */
export async function weighParts() {
  const parts = {
    [CHECK]: await bundle('{ validate }', './check'),
    '{ validate }': await bundle('{ validate }', '.'),
    [WHOLE]: await bundle('{ validate, convert }', '.'),
    everything: await bundle('*', '.'),
    [EDGE]: await bundle('*', './edge'),
    [STREAM]: await bundle('*', './stream'),
    'a language': await bundle('{ de }', './messages/de'),
  }
  for (const file of readdirSync(dist).filter((name) => name.endsWith('.wasm')))
    parts[file] = brotli(readFileSync(new URL(file, dist)))
  return parts
}
