/** The measured parts of the package: bundles by esbuild and Rolldown, minified, and the `.wasm` files. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dist, fileOf, load } from '../peers/package.mjs'
import { brotli, bundledBrotli, rolledBrotli } from './weigh.mjs'

/** What is weighed besides each public name alone. */
const MORE = { '.': ['{ validate, convert }', '*'], './edge': ['*'], './stream': ['*'], './messages/de': ['{ de }'] }

/** What follows the name of a part that Rolldown has bundled. */
export const ROLLED = ', by Rolldown'

/** Brotli bytes by part. @returns {Promise<Record<string, number>>} */
export async function weighParts() {
  /** @type {Record<string, number>} */
  const parts = {}
  for (const [subpath, more] of Object.entries(MORE)) {
    const from = fileURLToPath(fileOf(subpath))
    const names = subpath.startsWith('./messages') ? [] : Object.keys(await load(subpath)).map((name) => `{ ${name} }`)
    for (const imported of [...names, ...more]) {
      const part = partOf(imported, subpath)
      parts[part] = await bundledBrotli(imported, from)
      parts[part + ROLLED] = await rolledBrotli(imported, from)
    }
  }
  for (const file of readdirSync(dist).filter((name) => name.endsWith('.wasm')))
    parts[file] = brotli(readFileSync(new URL(file, dist)))
  return parts
}

/** @param {string} imported  @param {string} subpath */
function partOf(imported, subpath) {
  const entry = subpath === '.' ? '' : ` from ${subpath.slice(1)}`
  return (imported === '*' ? 'everything' : imported) + entry
}
