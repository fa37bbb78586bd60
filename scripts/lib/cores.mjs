/**
 * Builds what comes from the crates: the cores, and the files that codegen/ writes from the contract. They are kept in
 * target/cores by the hash of their sources, so that a change in js/ compiles no Rust.
 */
import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { hashOf, RUST_SOURCES } from './inputs.mjs'
import { target } from './paths.mjs'
import { run } from './run.mjs'
import { buildQuickWasm, buildWasm } from './wasm.mjs'

/**
 * The whole core, and the smaller one of `order-contract/check`, which converts nothing. Little inlining saves it 5 % and costs
 * a verdict no time; a conversion takes 15 % longer with it.
 */
export const CORES = [
  { name: 'order_contract', features: 'npm-whole', inline: 50, bytes: 'bytes' },
  { name: 'order_contract_check', features: 'npm', inline: 15, bytes: 'check_bytes' },
]

const KEPT = 4
const CODEGEN = ['--quiet', '--locked', '--profile=codegen', '--package=order-contract-codegen']
const kept = join(target, 'cores')
const isComplete = (folder) => existsSync(join(folder, 'complete'))

/**
 * Returns a folder with a folder for each core, and js/generated, docs and src as codegen/ writes them. Builds it if the
 * sources have changed. With `quick`, the cores may be those for tests while someone edits.
 */
export async function builtCores({ quick = false } = {}) {
  const best = join(kept, await hashOf(RUST_SOURCES))
  const folder = quick && !isComplete(best) ? `${best}.quick` : best
  if (isComplete(folder)) return folder
  const made = `${folder}.${process.pid}`
  const build = quick ? buildQuickWasm : buildWasm
  await run('cargo', ['run', ...CODEGEN, '--', made])
  // One after the other, because cargo writes both to the same path.
  for (const { name, ...core } of CORES) await build(join(made, name), core)
  await writeFile(join(made, 'complete'), '')
  await rm(folder, { recursive: true, force: true })
  await rename(made, folder)
  await removeOldest()
  return folder
}

async function removeOldest() {
  const paths = (await readdir(kept)).map((name) => join(kept, name))
  const times = await Promise.all(paths.map(async (path) => ({ path, at: (await stat(path)).mtimeMs })))
  const old = times.sort((one, other) => other.at - one.at).slice(KEPT)
  for (const { path } of old) await rm(path, { recursive: true, force: true })
}
