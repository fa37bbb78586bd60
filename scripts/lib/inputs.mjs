/**
 * What the package is made from, as hashes: so that a package that was not rebuilt is noticed
 * without building, and the changed file can be named.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { at } from './paths.mjs'

const FOLDERS = ['src', 'codegen/src', 'js', 'docs/recipes', 'scripts/lib']
const FILES = [
  'Cargo.lock',
  'Cargo.toml',
  'codegen/Cargo.toml',
  'package-lock.json',
  'rust-toolchain.toml',
  'scripts/build.mjs',
  'tsconfig.base.json',
]
/** Made by the build itself, and compared byte for byte instead. */
const MADE = ['js/generated/', 'src/js/descriptions.json']

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')

/** The hash of every input, by its path. */
export async function hashInputs() {
  const listed = await Promise.all(FOLDERS.map(filesUnder))
  const paths = [...FILES, ...listed.flat()].filter((path) => !MADE.some((made) => path.startsWith(made))).sort()
  const hashes = await Promise.all(paths.map(async (path) => [path, sha256(await readFile(at(path)))]))
  return Object.fromEntries(hashes)
}

/** The inputs that are not what they were: added, changed or gone. */
export function changedInputs(before, now) {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((path) => before[path] !== now[path]).sort()
}

async function filesUnder(folder) {
  const entries = await readdir(at(folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`)
    .map(relative)
}

const relative = (path) => path.slice(at('').length).replaceAll('\\', '/').replace(/^\//, '')
