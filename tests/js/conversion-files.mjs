/**
 * Reads the conversion cases, and what the native tests export, from disk.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { target } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'

const folder = fileURLToPath(new URL('../conversions/', import.meta.url))

/** The texts of the case files. */
export async function readConversionFiles() {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(names.map((name) => readFile(folder + name, 'utf8')))
}

/** Reads a file that the native tests write: `conversions` or `questions`. Runs them if they have not run yet. */
export async function readExport(name) {
  const file = join(target, 'tmp', `${name}.json`)
  try {
    return await readFile(file, 'utf8')
  } catch {
    await run('cargo', ['test', '--locked', '--features=serde', '--test=native', 'export::'])
    return readFile(file, 'utf8')
  }
}
