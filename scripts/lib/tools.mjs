/**
 * The tools of a build. Installs missing ones: the wasm target with rustup, and wasm-bindgen, in the same version as
 * the crate's dependency, into target/tools. The other tools are npm packages.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { at, wasmTarget } from './paths.mjs'
import { run, runBin } from './run.mjs'

/** Installs the wasm target. `targets` in rust-toolchain.toml does nothing if RUSTUP_AUTO_INSTALL is 0. */
export async function ensureWasmTarget() {
  if (!existsSync(join(await sysroot(), 'lib', 'rustlib', wasmTarget, 'lib')))
    await run('rustup', ['target', 'add', wasmTarget])
}

/** The folder of the compiler. */
export const sysroot = async () => (await run('rustc', ['--print', 'sysroot'])).stdout.trim()

/** Installs wasm-bindgen. Returns the path of its program. */
export async function ensureWasmBindgen() {
  const lock = await readFile(at('Cargo.lock'), 'utf8')
  const [, version] = lock.match(/name = "wasm-bindgen"\nversion = "([^"]+)"/)
  const folder = at('target', 'tools', `wasm-bindgen-${version}`)
  const program = join(folder, 'bin', process.platform === 'win32' ? 'wasm-bindgen.exe' : 'wasm-bindgen')
  if (!existsSync(program)) {
    // Not --locked: the lock file of that release names a yanked crate.
    // Don't optimise: the program handles small files, so its build time matters more than its speed.
    const env = { CARGO_PROFILE_RELEASE_OPT_LEVEL: '0', CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '256' }
    const args = ['install', 'wasm-bindgen-cli', '--version', version, '--bin=wasm-bindgen', '--root', folder]
    await run('cargo', args, { env })
  }
  return program
}

export const wasmOpt = (args, options) => runBin(at('node_modules', 'binaryen', 'bin', 'wasm-opt'), args, options)
export const tsc = (args, options) => runBin(at('node_modules', 'typescript', 'bin', 'tsc'), args, options)
