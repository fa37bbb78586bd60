/**
 * Bundles the package's root for `require`: the ES modules as one script, its types, the bytes beside it, and the
 * languages. All other entries are only ES modules.
 */
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { toAscii } from './ascii.mjs'

/** Writes index.cjs and index.d.cts beside the ES modules in `dist`. */
export async function bundleForRequire(dist) {
  // Not imported at the top: this file is loaded before npm has installed anything.
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: dist,
    entryPoints: ['index.js'],
    outfile: 'index.cjs',
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'es2022',
    logLevel: 'silent',
    plugins: [bytesOutside],
  })
  await writeFile(join(dist, 'index.d.cts'), typesOf(await exportsOf(join(dist, 'index.js'))))
  await languagesForRequire(join(dist, 'generated', 'messages'))
}

async function languagesForRequire(folder) {
  const modules = (await readdir(folder)).filter((file) => file.endsWith('.js'))
  for (const module of modules) {
    const language = module.slice(0, -'.js'.length)
    const constants = Object.entries(await import(pathToFileURL(join(folder, module)).href))
    const exported = constants.map(([name, value]) => `exports.${name} = ${JSON.stringify(value)}\n`)
    await writeFile(join(folder, `${language}.cjs`), exported.join(''))
    const source = `import('./${module}', { with: { 'resolution-mode': 'import' } })`
    const types = constants.map(([name]) => `export declare const ${name}: (typeof ${source})['${name}']\n`)
    await writeFile(join(folder, `${language}.d.cts`), types.join(''))
  }
}

/** Keeps the bytes out of the bundle: they depend on the compiler's host, and the bundle should not. */
const bytesOutside = {
  name: 'bytes outside',
  setup({ onResolve }) {
    onResolve({ filter: /\/bytes\.js$/ }, () => ({ path: './generated/bytes.cjs', external: true }))
  },
}

/** Makes the script that contains the bytes of a .wasm file, for `require`. */
export function inlineForRequire(bytes) {
  const { text, frequent } = toAscii(bytes)
  return `/** The .wasm file as ASCII text, and the byte values that are written as a single character. */\nexports.text = '${text}'\nexports.frequent = '${frequent}'\n`
}

/** Returns the exports of a module, sorted by name. */
async function exportsOf(module) {
  return Object.entries(await import(pathToFileURL(module).href)).sort(([one], [other]) => (one < other ? -1 : 1))
}

/** Declares the exports with the types of the ES modules. A class needs a type beside its value. */
function typesOf(exported) {
  const api = (attributes) => `'./api.js'${attributes}`
  return [
    `export type * from ${api(" with { 'resolution-mode': 'import' }")}`,
    `type Api = typeof import(${api(", { with: { 'resolution-mode': 'import' } }")})`,
    ...exported.map(([name]) => `export declare const ${name}: Api['${name}']`),
    ...exported
      .filter(([, value]) => isClass(value))
      .map(([name]) => `export type ${name} = InstanceType<Api['${name}']>`),
    '',
  ].join('\n')
}

const isClass = (value) => /^class\b/.test(Function.prototype.toString.call(value))
