/**
 * The tools of a build: the wasm target, which rustup installs, wasm-bindgen from the workspace, and npm packages.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { at, wasmTarget } from './paths.mjs'
import { run } from './run.mjs'

/** The arguments of cargo for the native tests. Other features would compile the crate into the place of these. */
export const NATIVE_TESTS = ['test', '--locked', '--workspace', '--features=order-contract/chrono']

/** Installs the wasm target. `targets` in rust-toolchain.toml does nothing if RUSTUP_AUTO_INSTALL is 0. */
export async function ensureWasmTarget() {
  if (!existsSync(join(await sysroot(), 'lib', 'rustlib', wasmTarget, 'lib')))
    await run('rustup', ['target', 'add', wasmTarget])
}

/** The folder of the compiler. */
export const sysroot = async () => (await run('rustc', ['--print', 'sysroot'])).stdout.trim()

/** Writes what wasm-bindgen makes of a compiled crate into a folder. */
export function bindgen(crate, folder) {
  return run('cargo', ['run', '--quiet', '--locked', '--package=order-contract-bindgen', '--', crate, folder])
}

/** Runs the script of an npm package with this Node. */
const script = (path) => (args, options) => run(process.execPath, [at('node_modules', path), ...args], options)
export const wasmOpt = script('binaryen/bin/wasm-opt')
export const tsc = script('typescript/bin/tsc')
