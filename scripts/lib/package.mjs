/**
 * Builds everything that is generated: the tables and types for js/generated, the pages for docs, the scripts, types
 * and .wasm files for dist, and BUILD.json, which records the hash of the sources, and the tools.
 */
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleScripts, bundleTypes, DOCUMENTS } from './bundles.mjs'
import { builtCores, CORES } from './cores.mjs'
import { hashOf, SOURCES } from './inputs.mjs'
import { at, pkg, target } from './paths.mjs'
import { run } from './run.mjs'
import { tsc, wasmOpt } from './tools.mjs'

/** Modules that tests import besides the entries. */
const TESTED = {
  'cores/check': 'cores/check.ts',
  'cores/convert': 'cores/convert.ts',
  'contract/schema': 'contract/schema.ts',
  'options/table': 'options/table.ts',
  'cores/ascii': 'cores/ascii.ts',
  'edge/translation': 'edge/translation.ts',
  'generated/tables': 'generated/tables.ts',
  verify: 'verify/verify.ts',
}

/** Builds js/generated, docs/, src/, dist/ and BUILD.json into `folder`. */
export async function buildPackage(folder) {
  // First, so that a source that changes meanwhile is not recorded as built.
  const hash = await hashOf(SOURCES)
  const { cores, sources } = await buildScripts(folder)
  await declareTypes(sources, join(folder, 'dist'))
  await copyGenerated(cores, join(folder, 'js', 'generated'))
  for (const made of ['src', 'docs']) await cp(join(cores, made), join(folder, made), { recursive: true })
  for (const name of ['guides', 'recipes']) await cp(at('docs', name), join(folder, 'docs', name), { recursive: true })
  await writeRecord(folder, hash)
}

/**
 * Builds the scripts of the package and of the modules that tests import into target/dev, in about a second unless Rust has
 * changed. With `quick`, the cores may be larger and slower than those that ship. Returns the folder of the scripts.
 */
export async function buildForTests(options) {
  const folder = join(target, 'dev')
  await buildScripts(folder, TESTED, options)
  return join(folder, 'dist')
}

/** Writes package.json, and the scripts and .wasm files in dist/. Returns the folders of the cores and the sources. */
async function buildScripts(folder, more, options) {
  const [stage, dist] = [`${folder}.stage`, join(folder, 'dist')]
  await rm(folder, { recursive: true, force: true })
  const cores = await stageSources(stage, options)
  const sources = join(stage, 'js')
  for (const name of CORES)
    await cp(join(cores, name, 'order_contract.wasm'), join(dist, `order_contract_${name}.wasm`))
  await bundleScripts(sources, dist, more)
  await cp(join(pkg, 'package.json'), join(folder, 'package.json'))
  return { cores, sources }
}

/** Copies js/ with freshly generated files into a folder. Returns the folder of the cores. */
async function stageSources(stage, options) {
  const cores = await builtCores(options)
  const generated = join(stage, 'js', 'generated')
  await rm(stage, { recursive: true, force: true })
  await cp(at('js'), join(stage, 'js'), { recursive: true })
  await rm(generated, { recursive: true, force: true })
  await copyGenerated(cores, generated)
  for (const file of ['tsconfig.base.json', 'package.json']) await cp(at(file), join(stage, file))
  return cores
}

/** Copies what the sources import. */
async function copyGenerated(cores, folder) {
  await cp(join(cores, 'js', 'generated'), folder, { recursive: true })
  for (const name of CORES) await cp(join(cores, name, 'order_contract.d.ts'), join(folder, `${name}_core.d.ts`))
}

async function declareTypes(sources, dist) {
  const declarations = join(sources, '..', 'types')
  await tsc(['--project', sources, '--emitDeclarationOnly', '--outDir', declarations])
  await cp(join(declarations, 'generated', DOCUMENTS), join(dist, DOCUMENTS))
  await bundleTypes(declarations, dist)
}

/** Writes BUILD.json: the hash of the sources, and the tools. */
async function writeRecord(folder, sources) {
  const [rustc, binaryen, types] = await Promise.all([
    run('rustc', ['-vV']),
    wasmOpt(['--version']),
    tsc(['--version']),
  ])
  const said = ({ stdout }) => stdout.trim()
  const tools = { rustc: said(rustc).split('\n'), wasmOpt: said(binaryen), tsc: said(types) }
  await writeFile(join(folder, 'BUILD.json'), `${JSON.stringify({ sources, tools }, null, 2)}\n`)
}
