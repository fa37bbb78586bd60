/** Checks that the committed package is what its sources make. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf, SOURCES } from './inputs.mjs'
import { at, pkg } from './paths.mjs'
import { run } from './run.mjs'

/** The folders of a build, and where they are committed. */
const COMMITTED = { dist: join(pkg, 'dist'), docs: join(pkg, 'docs'), generated: at('js', 'generated') }

/** Throws if a source has changed since the package was built. Builds nothing. */
export async function checkInputs() {
  const { sources } = await recordIn(pkg)
  if (sources !== (await hashOf(SOURCES)))
    throw new Error('pkg is stale: sources have changed since it was built: npm run build')
}

/**
 * Compares a fresh build in `folder` with the committed package, byte for byte. Returns whether the same compiler has made
 * both: that of another host may generate other code, so nothing is compared then.
 */
export async function isCommitted(folder) {
  const [fresh, committed] = (await Promise.all([folder, pkg].map(recordIn))).map(({ tools }) => String(tools.rustc))
  if (fresh !== committed) return false
  for (const [name, path] of Object.entries(COMMITTED))
    await run('git', ['diff', '--no-index', '--name-status', path, join(folder, name)])
  return true
}

const recordIn = async (folder) => JSON.parse(await readFile(join(folder, 'BUILD.json'), 'utf8'))
