/**
 * Checks that the crate's library compiles with the oldest supported Rust, `rust-version` in Cargo.toml. Everything
 * else is built with the toolchain of rust-toolchain.toml.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { at, target } from './paths.mjs'
import { run } from './run.mjs'

export async function checkOldestRust() {
  const manifest = await readFile(at('Cargo.toml'), 'utf8')
  const version = manifest.match(/^rust-version = "([\d.]+)"/m)[1]
  await run('rustup', ['toolchain', 'install', version, '--profile=minimal'])
  const env = { CARGO_TARGET_DIR: join(target, 'oldest'), RUSTUP_TOOLCHAIN: version }
  const { output } = await run('cargo', ['check', '--locked', '--lib', '--features=js,chrono,rust_decimal'], { env })
  return output
}
