/**
 * Builds everything that is generated: the tables and types for js/generated, the pages for docs, the scripts, types
 * and .wasm files for dist, and BUILD.json, which records the hash of the sources, and the tools.
 */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toAscii } from './ascii.mjs'
import { bundleCores, bundleGraph, bundleScripts, bundleTypes, DOCUMENTS, entriesOf, SEPARATE } from './bundles.mjs'
import { builtCores, CORES } from './cores.mjs'
import { writeGuides } from './guides.mjs'
import { hashOf, SOURCES } from './inputs.mjs'
import { at, pkg, target } from './paths.mjs'
import { run } from './run.mjs'
import { tsc, wasmOpt } from './tools.mjs'

const ABOUT_BYTES = '/** The .wasm file as ASCII text, and the byte values that are written as a single character. */'
const BYTES_TYPES = `${ABOUT_BYTES}\nexport declare const text: string\nexport declare const frequent: string\n`

/** Builds generated/ (for js/generated), docs/, src/, dist/ and BUILD.json into `folder`. */
export async function buildPackage(folder) {
  const dist = join(folder, 'dist')
  const stage = join(target, 'stage')
  await rm(folder, { recursive: true, force: true })
  const cores = await stageSources(stage)
  const sources = join(stage, 'js')
  await bundleScripts(sources, dist)
  await declareTypes(sources, dist)
  await copyCores(cores, dist)

  await copyGenerated(cores, join(folder, 'generated'))
  for (const made of ['src', 'docs']) await cp(join(cores, made), join(folder, made), { recursive: true })
  await writeGuides(join(folder, 'docs'))
  await cp(join(pkg, 'package.json'), join(folder, 'package.json'))
  await writeFile(join(folder, 'BUILD.json'), `${JSON.stringify(await record(), null, 2)}\n`)
}

/**
 * Builds the package for tests into target/dev, in about a second unless Rust has changed: each module as a script of its
 * own, so that tests can import it, but for the entries that have another core. With `quick`, the cores may be larger and
 * slower than those that ship. Returns the folder of the scripts.
 */
export async function buildForTests(options) {
  const folder = join(target, 'dev')
  const dist = join(folder, 'dist')
  const stage = join(target, 'stage-dev')
  await rm(folder, { recursive: true, force: true })
  const cores = await stageSources(stage, options)
  const sources = join(stage, 'js')
  await transpile(sources, dist)
  for (const graph of SEPARATE) await bundleGraph(graph, sources, dist)
  await bundleCores(sources, dist)
  await copyCores(cores, dist)
  await cp(join(pkg, 'package.json'), join(folder, 'package.json'))
  return dist
}

/** Copies js/ with freshly generated files into a folder. Returns the folder of the cores. */
async function stageSources(stage, options) {
  const cores = await builtCores(options)
  const generated = join(stage, 'js', 'generated')
  await rm(stage, { recursive: true, force: true })
  await cp(at('js'), join(stage, 'js'), { recursive: true })
  await rm(generated, { recursive: true, force: true })
  await copyGenerated(cores, generated)
  for (const { name, bytes } of CORES) {
    const { text, frequent } = toAscii(await readFile(join(cores, name, 'order_contract.wasm')))
    const script = `export const text: string = '${text}'\nexport const frequent: string = '${frequent}'\n`
    await writeFile(join(generated, `${bytes}.ts`), `${ABOUT_BYTES}\n${script}`)
  }
  for (const file of ['tsconfig.base.json', 'package.json']) await cp(at(file), join(stage, file))
  return cores
}

/** Copies what the sources import, with the types of the bytes but not the bytes. */
async function copyGenerated(cores, folder) {
  await cp(join(cores, 'js', 'generated'), folder, { recursive: true })
  await cp(join(cores, 'order_contract', 'order_contract.d.ts'), join(folder, 'order_contract.d.ts'))
  for (const { bytes } of CORES) await writeFile(join(folder, `${bytes}.d.ts`), BYTES_TYPES)
}

async function transpile(sources, dist) {
  // Not imported at the top: this file is loaded before npm has installed anything.
  const { build } = await import('esbuild')
  const files = (await readdir(sources, { recursive: true })).filter((file) => /(?<!\.d)\.ts$/.test(file))
  await build({ absWorkingDir: sources, entryPoints: files, outdir: dist, outbase: sources, target: 'es2022' })
  for (const [entry, file] of Object.entries(entriesOf(sources)))
    if (file !== `${entry}.ts`)
      await writeFile(join(dist, `${entry}.js`), `export * from './${file.replace(/ts$/, 'js')}'\n`)
}

async function declareTypes(sources, dist) {
  const declarations = join(sources, '..', 'types')
  await tsc(['--project', sources, '--emitDeclarationOnly', '--outDir', declarations])
  await cp(join(declarations, 'generated', DOCUMENTS), join(dist, DOCUMENTS))
  await bundleTypes(declarations, dist)
}

async function copyCores(cores, dist) {
  for (const { name } of CORES) await cp(join(cores, name, 'order_contract.wasm'), join(dist, `${name}.wasm`))
}

/** Returns what BUILD.json says: the hash of the sources, and the tools. */
async function record() {
  const versions = {
    rustc: run('rustc', ['-vV']),
    wasmOpt: wasmOpt(['--version']),
    tsc: tsc(['--version']),
  }
  const tools = {}
  for (const [name, version] of Object.entries(versions)) tools[name] = (await version).stdout.trim()
  return { sources: await hashOf(SOURCES), tools: { ...tools, rustc: tools.rustc.split('\n') } }
}
