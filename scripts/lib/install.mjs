/**
 * Installs development packages of npm, where their lock file has changed since: the project's own,
 * and the tools of a test that has a lock file of its own.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from './inputs.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'

export const ensurePackages = () => ensureLocked(root, ['ci'])

/** Not `npm ci`: a registry need not carry what tools bring for other platforms. */
export const ensureTools = (folder) => ensureLocked(folder, ['install', '--no-save', '--ignore-scripts'])

async function ensureLocked(folder, install) {
  const mark = join(folder, 'node_modules', '.lock-sha256')
  const lock = sha256(await readFile(join(folder, 'package-lock.json')))
  const installed = await readFile(mark, 'utf8').catch(() => '')
  if (installed === lock) return
  await run('npm', install, { cwd: folder })
  await writeFile(mark, lock)
}
