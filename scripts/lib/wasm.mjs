/**
 * Builds a .wasm file and its types from the crate with cargo, wasm-bindgen and wasm-opt.
 * Removes paths and producers, so that the same sources and tools give the same bytes in any folder.
 */
import { mkdir, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { root, target, wasmTarget } from './paths.mjs'
import { run } from './run.mjs'
import { bindgen, ensureWasmTarget, sysroot, wasmOpt } from './tools.mjs'

/** What the core uses besides the compiler's defaults. All browsers and runtimes of recent years have it. */
export const RUST_FEATURES = '+simd128'

/**
 * Loops stay as they are written: level `2` is then as small as `s`, and 5 % faster. What a verdict needs inlined says
 * `#[inline(always)]`.
 */
const LEVEL = '2'
const levelFlags = (inline) => [
  `-Cllvm-args=-inline-threshold=${inline}`,
  `-Cllvm-args=-inlinehint-threshold=${inline + 10}`,
  '-Cno-vectorize-loops',
  '-Cno-vectorize-slp',
  '-Cllvm-args=-unroll-threshold=0',
  '-Cllvm-args=-unroll-partial-threshold=0',
]

/** Writes order_contract.d.ts and .wasm into a folder. `inline` is the compiler's threshold for inlining a function. */
export async function buildWasm(folder, { features, inline }) {
  // Don't strip here: wasm-opt reads the list of target features, and removes it.
  const env = { CARGO_PROFILE_RELEASE_STRIP: 'none', CARGO_PROFILE_RELEASE_OPT_LEVEL: LEVEL }
  const crate = await compile('release', features, [...(await pathFlags()), ...levelFlags(inline)], env)
  await bindCrate(crate, folder, ['-O3', '--strip-producers', '--strip-target-features', '--strip-debug'])
}

/** Writes the same files, larger and slower, in a few seconds: for tests while someone edits. */
export async function buildQuickWasm(folder, { features }) {
  await bindCrate(await compile('quick', features), folder, ['--remove-unused-module-elements'])
}

/**
 * Compiles the crate in a profile of cargo. Returns the path of the .wasm file. Without the Rust library beside it, 4 % fewer
 * bytes are left.
 */
async function compile(profile, features, flags = [], env = {}) {
  await ensureWasmTarget()
  const args = ['rustc', '--locked', `--profile=${profile}`, '--lib', '--crate-type=cdylib', `--target=${wasmTarget}`]
  const encoded = [`-Ctarget-feature=${RUST_FEATURES}`, ...flags].join('\x1f')
  await run('cargo', [...args, `--features=${features}`], { env: { CARGO_ENCODED_RUSTFLAGS: encoded, ...env } })
  return join(target, wasmTarget, profile, 'order_contract.wasm')
}

async function pathFlags() {
  const cargoHome = process.env.CARGO_HOME || join(homedir(), '.cargo')
  const names = { [root]: '/order-contract', [target]: '/target', [cargoHome]: '/cargo', [await sysroot()]: '/rust' }
  return Object.entries(names).map(([path, name]) => `--remap-path-prefix=${path}=${name}`)
}

/** Writes the types of a compiled crate, and its module after these passes of wasm-opt, into a folder. */
async function bindCrate(crate, folder, passes) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await bindgen(crate, folder)
  // Only numbers cross, so what wasm-bindgen's own script needs is not exported.
  const raw = join(folder, 'order_contract_bg.wasm')
  await wasmOpt(['--remove-exports=__*', ...passes, raw, '-o', join(folder, 'order_contract.wasm')])
}
