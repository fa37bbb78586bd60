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

/** Runs an installation, and once more if it fails, because a registry may fail for a moment. */
export async function fromRegistry(install) {
  try {
    return await install()
  } catch (error) {
    console.log(`${error.message}\nThe installation is tried once more.`)
    return install()
  }
}

async function ensureLocked(folder, install) {
  const mark = join(folder, 'node_modules', '.lock-sha256')
  const lock = sha256(await readFile(join(folder, 'package-lock.json')))
  const installed = await readFile(mark, 'utf8').catch(() => '')
  if (installed === lock) return
  await run('npm', install, { cwd: folder })
  await writeFile(mark, lock)
}
