/**
 * Ends the program with one sentence if it cannot work here: Node is too old, or pkg/ is not the npm package. Import
 * this file before all others. They may not load in an old Node, so it imports only what every Node has.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const oldest = manifestOf(root).engines.node.replace('>=', '')

const obstacle = oldNode(process.versions.node) || foreignPackage(join(root, 'pkg'))
if (obstacle) {
  console.error(obstacle)
  console.log('0 passed, 1 failed')
  process.exit(1)
}

/** Returns a sentence if this version of Node is older than the project's `engines` allow. */
export function oldNode(version) {
  const [major, minor] = version.split('.').map(Number)
  const [leastMajor, leastMinor] = oldest.split('.').map(Number)
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return undefined
  return `Node ${oldest} or newer is needed. This is Node ${version}.`
}

/** Returns a sentence if the folder has the output of wasm-pack, which writes into pkg/ by default. */
export function foreignPackage(folder) {
  const isForeign = existsSync(join(folder, 'order_contract_bg.wasm')) || !manifestOf(folder).exports
  if (!isForeign) return undefined
  return (
    'pkg/ is not the npm package: wasm-pack has written a module of its own there. ' +
    'Run `git clean -fdx pkg && git checkout -- pkg`, and pass `--out-dir pkg-js` before `--features` to wasm-pack.'
  )
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
