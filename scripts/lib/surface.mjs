/**
 * The crate's own module for JavaScript, with its feature `js`: the three commands behind
 * `wasm-pack build --features js`. No part of the npm package.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { target, wasmTarget } from './paths.mjs'
import { run } from './run.mjs'
import { ensureWasmBindgen, ensureWasmTarget, wasmOpt } from './tools.mjs'

/** Where it is built: a folder of its own, for the package is built from the same crate with other flags. */
const folder = join(target, 'surface')

/** The folder with `order_contract.js`, `.d.ts` and `_bg.wasm`, for a page. */
export async function buildSurface() {
  await ensureWasmTarget()
  const { bindgen } = await ensureWasmBindgen()
  const out = join(folder, 'pkg')
  await rm(out, { recursive: true, force: true })
  const env = { CARGO_TARGET_DIR: folder, CARGO_PROFILE_RELEASE_STRIP: 'none' }
  await run('cargo', ['build', '--locked', '--release', '--lib', `--target=${wasmTarget}`, '--features=js'], { env })
  const crate = join(folder, wasmTarget, 'release', 'order_contract.wasm')
  await run(bindgen, ['--target=web', `--out-dir=${out}`, crate])
  const module = join(out, 'order_contract_bg.wasm')
  await wasmOpt(['-O', module, '-o', module])
  return out
}
