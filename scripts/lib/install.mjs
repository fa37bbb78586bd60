/**
 * Installs npm packages if their lock file has changed since the last time: the project's own, and those of tests with
 * a lock file of their own.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from './inputs.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'

export const ensurePackages = () => ensureLocked(root, ['ci'])

/** Not with `npm ci`: a registry may lack the packages for other platforms. */
export const ensureTools = (folder) => ensureLocked(folder, ['install', '--no-save', '--ignore-scripts'])

async function ensureLocked(folder, install) {
  const mark = join(folder, 'node_modules', '.lock-sha256')
  const lock = sha256(await readFile(join(folder, 'package-lock.json')))
  const installed = await readFile(mark, 'utf8').catch(() => '')
  if (installed === lock) return
  await run('npm', install, { cwd: folder })
  await writeFile(mark, lock)
}
