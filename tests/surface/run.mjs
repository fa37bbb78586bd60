/**
 * `npm run test:surface`: builds the crate's own JavaScript module (feature `js`), which is not part of the npm package, with
 * the commands in the packed crate's documentation, and compares it with the npm package: the committed one, or that of
 * ORDER_CONTRACT_DIST.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ensurePackages } from '../../scripts/lib/install.mjs'
import { runTests, testFilesIn } from '../../scripts/lib/node_tests.mjs'
import { at } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { bindgen, ensureWasmTarget, wasmOpt } from '../../scripts/lib/tools.mjs'

/** Halves the time of the compiler. */
const QUICK = {
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '16',
  CARGO_PROFILE_RELEASE_LTO: 'off',
  CARGO_PROFILE_RELEASE_OPT_LEVEL: '1',
}

try {
  const env = { ORDER_CONTRACT_SURFACE: await buildSurface() }
  console.log((await runTests(testFilesIn(at('tests', 'surface')), { env })).output)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

/** Builds the module. Returns the folder with `order_contract.js`, `.d.ts` and `_bg.wasm`. */
async function buildSurface() {
  await ensurePackages()
  await ensureWasmTarget()
  const folder = await unpackedCrate()
  // The commands use the default folder `target`, so unset the variable that moves it. The answers are those of every profile.
  const options = { cwd: folder, env: { CARGO_TARGET_DIR: undefined, ...QUICK } }
  const programs = {
    cargo: (args) => run('cargo', args, options),
    'wasm-bindgen': (args) => bindgen(join(folder, args.at(-1)), join(folder, args[args.indexOf('--out-dir') + 1])),
    'wasm-opt': (args) => wasmOpt(args, options),
  }
  const out = join(folder, 'pkg-js')
  await rm(out, { recursive: true, force: true })
  const page = await readFile(join(folder, 'docs', 'crate.md'), 'utf8')
  const [, commands] = page.match(/^```sh\n(cargo build [\s\S]*?)\n```$/m)
  for (const command of commands.split('\n')) {
    const [program, ...args] = command.split(' ')
    await programs[program](args)
  }
  return out
}

/** Packs the crate as it would be published. Returns the folder where it is unpacked, again only if it has changed. */
async function unpackedCrate() {
  const args = ['package', '--locked', '--no-verify', '--allow-dirty', '--target-dir', at('target')]
  await run('cargo', [...args, '--package=order-contract'])
  const { version } = JSON.parse(await readFile(at('pkg', 'package.json'), 'utf8'))
  const folder = at('target', 'package', `order-contract-${version}`)
  const packed = await readFile(`${folder}.crate`)
  const unpacked = join(folder, 'target', 'unpacked.crate')
  if (packed.equals(await readFile(unpacked).catch(() => Buffer.alloc(0)))) return folder
  // `-m`: use the current time. The times in the archive never change, and cargo rebuilds by time.
  await run('tar', ['-xzmf', `${folder}.crate`, '-C', dirname(folder)])
  await mkdir(dirname(unpacked), { recursive: true })
  await writeFile(unpacked, packed)
  return folder
}
