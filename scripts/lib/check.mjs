/**
 * Checks that the committed package is what its sources make. Compares scripts and types byte for byte, and the cores
 * too if the same compiler made them. Otherwise compares the .wasm by interface and size, because the compiler of another
 * host may generate different code.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf, SOURCES, sha256 } from './inputs.mjs'
import { at, pkg } from './paths.mjs'

/** The scripts that contain each .wasm file. */
const CARRIERS = {
  'order_contract.wasm': 'cores/inline.js',
  'order_contract_check.wasm': 'cores/inline_check.js',
}
const FILES = Object.keys(CARRIERS)
const SIZE_TOLERANCE = 0.02

/** Throws if a source has changed since the package was built. Builds nothing. */
export async function checkInputs() {
  if ((await committedRecord()).sources !== (await hashOf(SOURCES)))
    throw new Error('pkg is stale: sources have changed since it was built: npm run build')
}

/** Compares a fresh build in `folder` with the committed package. Returns a sentence about the result, or throws. */
export async function compareWithCommitted(folder) {
  const fresh = JSON.parse(await readFile(join(folder, 'BUILD.json'), 'utf8'))
  const committed = await committedRecord()
  const sameCompiler = same(fresh.tools.rustc, committed.tools.rustc)
  const withBytes = sameCompiler ? FILES : [...FILES, ...Object.values(CARRIERS)]
  const differences = [
    ...(await differingFiles(join(folder, 'dist'), join(pkg, 'dist'), withBytes)),
    ...(await differingFiles(join(folder, 'docs'), join(pkg, 'docs'), [])),
    ...(await differingFiles(join(folder, 'generated'), at('js', 'generated'), [])),
    ...(await differingBytes(committed.wasm)),
  ]
  const differing = FILES.filter((file) => fresh.wasm[file]?.sha256 !== committed.wasm[file]?.sha256)
  if (sameCompiler) differences.push(...differing.map((file) => `dist/${file} has other bytes`))
  else {
    for (const file of FILES) differences.push(...differingInterface(file, fresh.wasm[file], committed.wasm[file]))
  }
  if (differences.length > 0)
    throw new Error(`the committed package is not what its sources make:\n${differences.join('\n')}`)
  return {
    identical: differing.length === 0,
    note: sameCompiler
      ? `pkg: every file is byte for byte what its sources make (${FILES.map((file) => fresh.wasm[file].size).join(' and ')} bytes of .wasm)`
      : `pkg: the .wasm was not compared byte for byte, as another compiler made it (${committed.tools.rustc[0]}); its interface and size agree`,
  }
}

async function committedRecord() {
  return JSON.parse(await readFile(join(pkg, 'BUILD.json'), 'utf8'))
}

async function differingFiles(fresh, committed, skipped) {
  const [made, kept] = await Promise.all([filesIn(fresh), filesIn(committed)])
  const paths = [...new Set([...made, ...kept])].filter((path) => !skipped.includes(path)).sort()
  const differences = []
  for (const path of paths) {
    if (!kept.includes(path)) differences.push(`${committed}: ${path} is missing`)
    else if (!made.includes(path)) differences.push(`${committed}: ${path} is left over`)
    else if (!(await readFile(join(fresh, path))).equals(await readFile(join(committed, path))))
      differences.push(`${committed}: ${path} differs`)
  }
  return differences
}

/** Compares each committed .wasm file with its recorded hash. */
async function differingBytes(recorded) {
  const differences = []
  for (const file of FILES) {
    const bytes = await readFile(join(pkg, 'dist', file)).catch(() => Buffer.alloc(0))
    if (sha256(bytes) !== recorded[file]?.sha256)
      differences.push(`dist/${file} is not the one that BUILD.json records`)
  }
  return differences
}

function differingInterface(file, fresh, committed) {
  const differences = []
  if (!same(fresh.imports, committed?.imports)) differences.push(`dist/${file} has other imports`)
  if (!same(fresh.exports, committed?.exports)) differences.push(`dist/${file} has other exports`)
  return [...differences, ...differingSize(file, fresh.size, committed?.size ?? 0)]
}

function differingSize(file, fresh, committed) {
  if (Math.abs(fresh / committed - 1) <= SIZE_TOLERANCE) return []
  return [`dist/${file}: ${committed} bytes, freshly built ${fresh}`]
}

async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b)
