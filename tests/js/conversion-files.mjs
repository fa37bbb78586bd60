/**
 * Reads the conversion cases from disk, in the form run-conversions.mjs takes.
 */
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../conversions/', import.meta.url))

/** The texts of the case files. */
export async function readConversionFiles() {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(names.map((name) => readFile(folder + name, 'utf8')))
}
