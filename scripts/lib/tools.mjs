/**
 * The tools of a build. Installs missing ones: the wasm target with rustup, and wasm-bindgen, in the same version as
 * the crate's dependency, into target/tools. The other tools are npm packages.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { at, wasmTarget } from './paths.mjs'
import { run, runBin } from './run.mjs'

/** Installs the wasm target. `targets` in rust-toolchain.toml does nothing if RUSTUP_AUTO_INSTALL is 0. */
export async function ensureWasmTarget() {
  const sysroot = (await run('rustc', ['--print', 'sysroot'])).stdout.trim()
  if (existsSync(join(sysroot, 'lib', 'rustlib', wasmTarget, 'lib'))) return
  await run('rustup', ['target', 'add', wasmTarget])
}

/** Installs wasm-bindgen. Returns the paths of its programs. */
export async function ensureWasmBindgen() {
  const version = await lockedVersion('wasm-bindgen')
  const folder = at('target', 'tools', `wasm-bindgen-${version}`)
  const bin = join(folder, 'bin')
  if (!existsSync(join(bin, program('wasm-bindgen-test-runner')))) {
    // Not --locked: the lock file of that release names a yanked crate.
    // Don't optimise: these programs handle small files, so their build time matters more than their speed.
    const env = { CARGO_PROFILE_RELEASE_OPT_LEVEL: '0', CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '256' }
    const programs = ['--bin=wasm-bindgen', '--bin=wasm-bindgen-test-runner']
    await run('cargo', ['install', 'wasm-bindgen-cli', '--version', version, ...programs, '--root', folder], { env })
  }
  return { bindgen: join(bin, program('wasm-bindgen')), testRunner: join(bin, program('wasm-bindgen-test-runner')) }
}

async function lockedVersion(crate) {
  const lock = await readFile(at('Cargo.lock'), 'utf8')
  const version = lock.match(new RegExp(`name = "${crate}"\\nversion = "([^"]+)"`))?.[1]
  if (version === undefined) throw new Error(`Cargo.lock names no ${crate}`)
  return version
}

const program = (name) => (process.platform === 'win32' ? `${name}.exe` : name)

export const wasmOpt = (args, options) => runBin(at('node_modules', 'binaryen', 'bin', 'wasm-opt'), args, options)
export const tsc = (args, options) => runBin(at('node_modules', 'typescript', 'bin', 'tsc'), args, options)
export const biome = (args, options) => runBin(at('node_modules', '@biomejs', 'biome', 'bin', 'biome'), args, options)
