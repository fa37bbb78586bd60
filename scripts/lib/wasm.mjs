/**
 * Makes the .wasm file and its glue from the crate: cargo, wasm-bindgen, wasm-opt.
 * The same sources and tools give the same bytes in any folder, so no path and no producer stays in.
 */
import { mkdir, readFile, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { root, target, wasmTarget } from './paths.mjs'
import { run } from './run.mjs'
import { snipPanics } from './snip.mjs'
import { ensureWasmBindgen, ensureWasmTarget, wasmOpt } from './tools.mjs'

/** What the core may use: in every browser, Node, Deno, Bun and edge runtime of the last years. */
export const RUST_FEATURES =
  '+simd128,+bulk-memory,+nontrapping-fptoint,+sign-ext,+mutable-globals,+reference-types,+multivalue'
/** The same by wasm-opt's names. Asked for all features, it emits code that no runtime loads. */
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
 * wasm-opt's passes for a level. For size, a second look at loops and a second round bring half a percent; in the
 * core whose loops stay quick they would cost a twentieth of the speed. In the one that is built for speed large
 * functions that are rarely called stay outside of loops.
 */
const OPT_PASSES = {
  3: ['-O4', '--one-caller-inline-max-function-size=400'],
  2: ['-O3'],
  z: ['--flatten', '--rereloop', '-Oz', '-Oz'],
}
/** Inlining up to this size makes the least code: the compiler inlines less at `z`, and more at `2`. */
const INLINE = ['-Cllvm-args=-inline-threshold=30']
/** Loops as they are written: level `2` is then as small as `s`, and a twentieth quicker. */
const PLAIN_LOOPS = [
  '-Cno-vectorize-loops',
  '-Cno-vectorize-slp',
  '-Cllvm-args=-unroll-threshold=0',
  '-Cllvm-args=-unroll-partial-threshold=0',
]
const LEVEL_FLAGS = { 3: [], 2: [...INLINE, ...PLAIN_LOOPS], z: INLINE }

/** Writes order_contract.js, .d.ts and .wasm into a folder. `optimize` is the compiler's level: `3`, `2` or `z`. */
export async function buildWasm(folder, { features, optimize }) {
  await ensureWasmTarget()
  const { bindgen } = await ensureWasmBindgen()
  const crate = await compile(features, optimize)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await run(bindgen, [
    '--target=web',
    '--omit-default-module-path',
    '--experimental-reset-state-function',
    '--remove-producers-section',
    '--out-name=order_contract',
    `--out-dir=${folder}`,
    crate,
  ])
  const raw = join(folder, 'order_contract_bg.wasm')
  await snipPanics(raw, raw)
  await wasmOpt([
    ...OPT_FEATURES,
    ...OPT_PASSES[optimize],
    '--strip-debug',
    '--strip-producers',
    '--strip-target-features',
    raw,
    '-o',
    join(folder, 'order_contract.wasm'),
  ])
}

async function compile(features, optimize) {
  const args = ['build', '--locked', '--release', '--lib', `--target=${wasmTarget}`, `--features=${features.join(',')}`]
  // wasm-bindgen reads the list of target features that stripping takes away, and strips itself.
  const env = {
    CARGO_ENCODED_RUSTFLAGS: [...(await rustFlags()), ...LEVEL_FLAGS[optimize]].join('\x1f'),
    CARGO_PROFILE_RELEASE_STRIP: 'none',
    CARGO_PROFILE_RELEASE_OPT_LEVEL: optimize,
  }
  await run('cargo', args, { env })
  return join(target, wasmTarget, 'release', 'order_contract.wasm')
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

/** What a module asks for and offers, each as `name: kind`. */
export async function interfaceOf(file) {
  const module = new WebAssembly.Module(await readFile(file))
  return {
    imports: WebAssembly.Module.imports(module)
      .map((entry) => `${entry.module} ${entry.name}: ${entry.kind}`)
      .sort(),
    exports: WebAssembly.Module.exports(module)
      .map((entry) => `${entry.name}: ${entry.kind}`)
      .sort(),
  }
}
