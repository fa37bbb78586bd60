/**
 * `npm run build`: builds the package and generates files from the contract, and copies them to where they are
 * committed: pkg/, docs/, and the folders `generated`. Installs missing tools first.
 * With `--stubs`, it first adds to languages/ the texts that they lack, in English, to be translated.
 */
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { addStubs } from './lib/cores.mjs'
import { ensurePackages } from './lib/install.mjs'
import { buildPackage } from './lib/package.mjs'
import { at, pkg, target } from './lib/paths.mjs'
import { ensureWasmTarget } from './lib/tools.mjs'

await Promise.all([ensurePackages(), ensureWasmTarget()])
if (process.argv.includes('--stubs')) await addStubs()
const built = join(target, 'package')
await buildPackage(built)
await replace(join(built, 'dist'), join(pkg, 'dist'))
await replace(join(built, 'js', 'generated'), at('js', 'generated'))
await cp(join(built, 'docs'), at('docs'), { recursive: true })
await cp(join(built, 'src'), at('src'), { recursive: true })
await replace(join(built, 'docs'), join(pkg, 'docs'))
await cp(join(built, 'BUILD.json'), join(pkg, 'BUILD.json'))

async function replace(from, to) {
  await rm(to, { recursive: true, force: true })
  await cp(from, to, { recursive: true })
}
