/** The measured parts of the package: bundles, and files that are downloaded unchanged. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { current } from '../peers/package.mjs'
import { brotli, bundledBrotli, gzip } from './weigh.mjs'

const { dist, fileOf } = current
const WASM = 'order_contract.wasm'

/** Bundles some names of a subpath, if the package has it. */
const bundle = (subpath, names, name) =>
  fileOf(subpath) ? [[name, () => bundledBrotli(names, fileURLToPath(fileOf(subpath)))]] : []

const fileNames = (folder, ending) => {
  try {
    return readdirSync(new URL(folder, dist)).filter((name) => name.endsWith(ending))
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}

const wasm = (name = WASM) => readFileSync(new URL(name, dist))

const slim = () => bundledBrotli('{ init, validate, convert }', fileURLToPath(fileOf('./slim')))

function languages() {
  return fileNames('generated/messages/', '.js').flatMap((file) => {
    const language = file.slice(0, -'.js'.length)
    const weigh = (name) => bundledBrotli(`{ ${name} }`, fileURLToPath(new URL(`generated/messages/${file}`, dist)))
    return [
      [`messages/${language}`, () => weigh(language)],
      ...['Reference', 'Edge'].map((part) => [
        `{ ${language}${part} } from messages/${language}`,
        () => weigh(language + part),
      ]),
    ]
  })
}

/** The names that the goals use. */
export const CHECK = '{ validate } from /check, inlined'
export const SLIM = '{ validate, convert } from /slim, with its .wasm'
export const WHOLE = '{ validate, convert }, inlined'
export const STREAM = 'everything from /stream, inlined'

/** Brotli bytes by part. @returns {Promise<Record<string, number>>} */
export async function weighParts() {
  const parts = [
    ...bundle('./check', '{ validate }', CHECK),
    ...bundle('.', '{ isValid }', '{ isValid }, inlined'),
    ...bundle('.', '{ validate }', '{ validate }, inlined'),
    [SLIM, async () => (await slim()) + brotli(wasm())],
    ['{ validate, convert } from /slim, without it', slim],
    ...bundle('.', '{ validate, convert }', WHOLE),
    ...bundle('.', '*', 'everything, inlined'),
    ...bundle('./edge', '{ receiveProductUpdate }', '{ receiveProductUpdate } from /edge, inlined'),
    ...bundle('./edge', '*', 'everything from /edge, inlined'),
    ...bundle('./stream', '*', STREAM),
    ...fileNames('./', '.wasm').map((file) => [file, () => brotli(wasm(file))]),
    ...languages(),
  ]
  const weighed = {}
  for (const [name, weigh] of parts) weighed[name] = await weigh()
  return weighed
}

/** The .wasm files as they are downloaded. */
export const weighModules = () =>
  Object.fromEntries(
    fileNames('./', '.wasm').map((file) => {
      const content = wasm(file)
      return [file, { raw: content.length, gzip: gzip(content), brotli: brotli(content) }]
    }),
  )
