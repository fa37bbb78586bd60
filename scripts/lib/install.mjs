/**
 * Installs the development packages of npm, where the lock file has changed since.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { sha256 } from './inputs.mjs'
import { at } from './paths.mjs'
import { run } from './run.mjs'

const mark = at('node_modules', '.lock-sha256')

export async function ensurePackages() {
  const lock = sha256(await readFile(at('package-lock.json')))
  const installed = await readFile(mark, 'utf8').catch(() => '')
  if (installed === lock) return
  await run('npm', ['ci'])
  await writeFile(mark, lock)
}
