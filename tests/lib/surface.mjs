/**
 * Builds the crate's own JavaScript module (feature `js`), which is not part of the npm package. Runs the commands in
 * the packed crate's documentation as they are written.
 */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { at } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { bindgen, ensureWasmTarget, wasmOpt } from '../../scripts/lib/tools.mjs'

/** Builds the module. Returns the folder with `order_contract.js`, `.d.ts` and `_bg.wasm`. */
export async function buildSurface() {
  await ensureWasmTarget()
  const folder = await unpackedCrate()
  // The commands use the default folder `target`, so unset the variable that moves it.
  const options = { cwd: folder, env: { CARGO_TARGET_DIR: undefined } }
  const programs = {
    cargo: (args) => run('cargo', args, options),
    'wasm-bindgen': (args) => bindgen(join(folder, args.at(-1)), join(folder, args[args.indexOf('--out-dir') + 1])),
    'wasm-opt': (args) => wasmOpt(args, options),
  }
  const out = join(folder, 'pkg-js')
  await rm(out, { recursive: true, force: true })
  for (const command of await commands(folder)) {
    const [program, ...args] = command.split(' ')
    await programs[program](args)
  }
  return out
}

/** Packs the crate as it would be published. Returns the folder where it is unpacked. */
async function unpackedCrate() {
  const args = ['package', '--locked', '--no-verify', '--allow-dirty', '--target-dir', at('target')]
  await run('cargo', [...args, '--package=order-contract'])
  const { version } = JSON.parse(await readFile(at('pkg', 'package.json'), 'utf8'))
  const name = `order-contract-${version}`
  // `-m`: use the current time. The times in the archive never change, and cargo rebuilds by time.
  await run('tar', ['-xzmf', `${name}.crate`], { cwd: at('target', 'package') })
  return at('target', 'package', name)
}

/** Returns the commands in docs/crate.md that build the module. */
async function commands(folder) {
  const page = await readFile(join(folder, 'docs', 'crate.md'), 'utf8')
  const block = page.match(/^```sh\n(cargo build [\s\S]*?)^```$/m)
  if (!block) throw new Error('docs/crate.md has no commands that build the module')
  return block[1].trim().split('\n')
}
