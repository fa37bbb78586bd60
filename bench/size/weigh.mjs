/** Measures sizes: a minified bundle by esbuild, and its size with brotli at its highest level. */
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'

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

export const bundledBrotli = async (names, from) => brotli(await bundled(names, from))
