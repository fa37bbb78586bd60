/** Lane H: what a browser downloads, each bundled and minified by esbuild, then brotli at its best. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import { fileOf, load } from '../peers/package.mjs'

const FOLDER = fileURLToPath(new URL('../', import.meta.url))
const inPackage = (subpath) => fileURLToPath(fileOf(subpath))

/** @param {Uint8Array | string} content */
const brotli = (content) =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length

/** The brotli size of a bundle with the given exports. */
async function bundled(names, from) {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${names} } from ${JSON.stringify(from)}`, resolveDir: FOLDER },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
  })
  return brotli(outputFiles[0].contents)
}

/** `convert` belongs to the goal, and is weighed from the day it exists. */
async function ours() {
  const names = 'convert' in (await load()) ? 'validate, convert' : 'validate'
  const sizes = { [`order-contract { ${names} }, everything inlined`]: await bundled(names, inPackage('.')) }
  if (fileOf('./slim')) {
    const glue = await bundled(`init, ${names}`, inPackage('./slim'))
    const wasm = brotli(readFileSync(inPackage('./order_contract.wasm')))
    sizes[`order-contract/slim { ${names} } (${glue} B) with its .wasm (${wasm} B)`] = glue + wasm
  }
  return sizes
}

export async function size() {
  return {
    sizes: {
      ...(await ours()),
      'Ajv with formats, and the schemas': await bundled('compile', './peers/ajv-with-formats.mjs'),
      'Ajv, and the schemas': await bundled('compile', './peers/ajv.mjs'),
      'Zod, and the schemas': await bundled('verdict', './peers/zod.mjs'),
      'Valibot, and the schemas': await bundled('verdict', './peers/valibot.mjs'),
      'Ajv standalone code': await bundled('verdict', './.made/ajv-source.mjs'),
    },
  }
}
