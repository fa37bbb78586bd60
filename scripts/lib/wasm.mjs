/**
 * Builds a .wasm file and its types from the crate with cargo, wasm-bindgen and wasm-opt.
 * Removes paths and producers, so that the same sources and tools give the same bytes in any folder.
 */
import { mkdir, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { removeGlue } from './glue.mjs'
import { root, target, wasmTarget } from './paths.mjs'
import { run } from './run.mjs'
import { ensureWasmBindgen, ensureWasmTarget, wasmOpt } from './tools.mjs'

/** The WebAssembly features that the core uses. All browsers and runtimes of recent years have them. */
export const RUST_FEATURES =
  '+simd128,+bulk-memory,+nontrapping-fptoint,+sign-ext,+mutable-globals,+reference-types,+multivalue'
/** The same by wasm-opt's names. With all features enabled, wasm-opt emits code that no runtime loads. */
const OPT_FEATURES = [
  '--mvp-features',
  '--enable-simd',
  '--enable-bulk-memory',
  '--enable-bulk-memory-opt',
  '--enable-nontrapping-float-to-int',
  '--enable-sign-ext',
  '--enable-mutable-globals',
  '--enable-reference-types',
  '--enable-multivalue',
]

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

/**
 * Writes order_contract.d.ts and .wasm into a folder. `inline` is the compiler's threshold for inlining a function.
 * With `names`, the .wasm file keeps the names of its functions, for a profiler.
 */
export async function buildWasm(folder, { features, inline, names = false }) {
  // Don't strip here: wasm-bindgen reads the list of target features, and removes it afterwards.
  const env = { CARGO_PROFILE_RELEASE_STRIP: 'none', CARGO_PROFILE_RELEASE_OPT_LEVEL: LEVEL }
  const crate = await compile('release', features, [...(await rustFlags()), ...levelFlags(inline)], env)
  const stripped = ['--strip-producers', '--strip-target-features', names ? '-g' : '--strip-debug']
  await bindCrate(crate, folder, ['-O3', ...stripped])
}

/** Writes the same files, larger and slower, in a few seconds: for tests while someone edits. */
export async function buildQuickWasm(folder, { features }) {
  const crate = await compile('quick', features, [`-Ctarget-feature=${RUST_FEATURES}`])
  await bindCrate(crate, folder, ['--remove-unused-module-elements'])
}

/** Writes the types of a compiled crate, and its module after these passes of wasm-opt, into a folder. */
async function bindCrate(crate, folder, passes) {
  const { bindgen } = await ensureWasmBindgen()
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await run(bindgen, [
    '--target=web',
    '--remove-producers-section',
    '--out-name=order_contract',
    `--out-dir=${folder}`,
    crate,
  ])
  const raw = join(folder, 'order_contract_bg.wasm')
  await removeGlue(raw)
  await wasmOpt([...OPT_FEATURES, ...passes, raw, '-o', join(folder, 'order_contract.wasm')])
}

/** Compiles the crate in a profile of cargo. Returns the path of the .wasm file. */
async function compile(profile, features, flags, env = {}) {
  await ensureWasmTarget()
  const args = ['build', '--locked', `--profile=${profile}`, '--lib', `--target=${wasmTarget}`]
  await run('cargo', [...args, `--features=${features.join(',')}`], {
    env: { CARGO_ENCODED_RUSTFLAGS: flags.join('\x1f'), ...env },
  })
  return join(target, wasmTarget, profile, 'order_contract.wasm')
}

async function rustFlags() {
  const sysroot = (await run('rustc', ['--print', 'sysroot'])).stdout.trim()
  const cargoHome = process.env.CARGO_HOME || join(homedir(), '.cargo')
  return [
    `-Ctarget-feature=${RUST_FEATURES}`,
    `--remap-path-prefix=${root}=/order-contract`,
    `--remap-path-prefix=${target}=/target`,
    `--remap-path-prefix=${cargoHome}=/cargo`,
    `--remap-path-prefix=${sysroot}=/rust`,
  ]
}
