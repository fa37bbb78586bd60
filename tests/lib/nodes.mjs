/**
 * Other versions of Node, from npm's package `node`, into target/tools.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { at } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'

/** The oldest Node that the package supports. */
export const OLDEST_NODE = '20.19.0'

/** The supported long-term versions of Node, and the newest. */
export const NODES = ['22.23.3', '24.21.0', '26.10.0']

/** Installs a version of Node. Returns the path of its program. */
export async function ensureNode(version) {
  if (version === process.versions.node) return process.execPath
  const folder = at('target', 'tools', `node-${version}`)
  const program = join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `node@${version}`]
  if (!existsSync(program)) await run('npm', install)
  return program
}
