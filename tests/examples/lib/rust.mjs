/** Builds the examples in Rust in their own folders and with their own lock files, into one folder below target. */
import { join } from 'node:path'
import { at, target, wasmTarget } from '../../../scripts/lib/paths.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { bindgen, ensureWasmTarget } from '../../../scripts/lib/tools.mjs'

const folder = join(target, 'examples')

/** The program of an example. */
export async function buildProgram(name, program) {
  await cargo(name, 'build')
  return join(folder, 'debug', program)
}

/** The folder with the module of an example, for a page. Not optimised, which takes a minute and changes no answer. */
export async function buildModule(name, module) {
  await ensureWasmTarget()
  await cargo(name, 'build', `--target=${wasmTarget}`)
  const out = join(folder, name)
  await bindgen(join(folder, wasmTarget, 'debug', `${module}.wasm`), out)
  return out
}

function cargo(name, ...args) {
  // Without what a debugger reads: it takes a fifth of the time.
  const env = { CARGO_TARGET_DIR: folder, CARGO_PROFILE_DEV_DEBUG: 'false' }
  return run('cargo', [...args, '--locked'], { cwd: at('examples', name), env })
}
