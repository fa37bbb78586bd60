/** Which build of the package a measurement belongs to. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Identifies a build: the first characters of the SHA-256 of all files in a folder, with their paths. */
export function buildIn(folder) {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length))
  for (const path of paths.map((path) => path.replaceAll('\\', '/')).sort()) {
    hash.update(`${path}\0`)
    hash.update(readFileSync(join(folder, path)))
  }
  return hash.digest('hex').slice(0, 12)
}

/** Returns the commit that has this folder as it is, or undefined if there is none. */
export function commitOf(folder) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return git('status', '--porcelain', '--', '.') === '' ? git('rev-parse', '--short', 'HEAD') : undefined
  } catch {
    return undefined
  }
}

/** Names the build of a measurement. */
export const buildName = ({ build, commit }) => (commit ? `build ${build} (commit ${commit})` : `build ${build}`)

/** The build of the lane that was measured last. */
export function lastBuild(lanes) {
  const machines = Object.values(lanes).map(({ machine }) => machine)
  return machines.reduce((last, machine) => (machine.date > last.date ? machine : last)).build
}

/** Says with which builds the lanes were measured. Figures of different builds do not belong together. */
export function buildsOf(lanes) {
  const measured = Object.entries(lanes).map(([lane, { machine }]) => ({ lane, name: buildName(machine) }))
  const names = [...new Set(measured.map(({ name }) => name))]
  if (names.length === 1) return `All lanes were measured with ${names[0]} of the package.`
  const lanesOf = (build) => measured.filter(({ name }) => name === build).map(({ lane }) => lane)
  const lines = names.map((name) => `- ${name}: ${lanesOf(name).join(', ')}`)
  return `The lanes were measured with different builds of the package. Compare only figures of one build:\n\n${lines.join('\n')}`
}
