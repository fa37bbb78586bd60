/** Versions of Node other than the one that runs this, from npm's package `node`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { at } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'

/** The version that tools run in if they need a newer Node than the package. */
export const LONG_TERM_NODE = '22.23.3'

/** Installs a version of Node into target/tools. Returns the path of its program. */
export async function ensureNode(version) {
  if (version === process.versions.node) return process.execPath
  const folder = at('target', 'tools', `node-${version}`)
  const program = join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `node@${version}`]
  if (!existsSync(program)) await run('npm', install)
  return program
}
