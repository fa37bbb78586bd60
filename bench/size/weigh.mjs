/** Measures sizes: a minified bundle by esbuild or Rolldown, and its size with brotli at its highest level. */
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import { rolldown } from 'rolldown'

const FOLDER = fileURLToPath(new URL('../', import.meta.url))

/** @param {Uint8Array} content */
export const brotli = (content) =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length

/**
 * Returns the script that a bundler builds from `export names from …` for a browser.
 * @param {string} names  such as `{ validate }` or `*`
 * @param {string} from
 */
export async function bundled(names, from) {
  const { outputFiles } = await build({
    stdin: { contents: `export ${names} from ${JSON.stringify(from)}`, resolveDir: FOLDER },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
  })
  return outputFiles[0].contents
}

/**
 * The same by Rolldown, with which Vite builds.
 * @param {string} names
 * @param {string} from
 */
export async function rolledBrotli(names, from) {
  const entry = {
    name: 'entry',
    resolveId: (/** @type {string} */ id) => (id === 'entry' ? id : null),
    load: (/** @type {string} */ id) => (id === 'entry' ? `export ${names} from ${JSON.stringify(from)}` : null),
  }
  const graph = await rolldown({ input: 'entry', plugins: [entry], platform: 'browser', logLevel: 'silent' })
  const { output } = await graph.generate({ format: 'es', minify: true })
  await graph.close()
  return brotli(Buffer.from(output[0].code))
}

export const bundledBrotli = async (names, from) => brotli(await bundled(names, from))
