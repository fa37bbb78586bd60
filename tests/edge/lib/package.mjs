/**
 * The package as an app resolves it: its package.json decides which files a runtime gets.
 */
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pkg } from '../../../scripts/lib/paths.mjs'
import { dist } from '../../js/package.mjs'

/** A folder in which `order-contract` is the package under test. */
export async function installPackage() {
  const folder = await mkdtemp(join(tmpdir(), 'order-contract-edge-'))
  const installed = join(folder, 'node_modules', 'order-contract')
  await mkdir(installed, { recursive: true })
  await cp(join(pkg, 'package.json'), join(installed, 'package.json'))
  await symlink(dist, join(installed, 'dist'), 'dir')
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
