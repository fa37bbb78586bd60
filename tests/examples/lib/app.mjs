/**
 * An example as its user runs it: outside the project, with the dependencies that its package.json names
 * and the package as npm would install it.
 */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { at, pkg } from '../../../scripts/lib/paths.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { dist } from '../../js/package.mjs'

const PACKAGE = 'order-contract'
const tools = at('tests', 'examples', 'node_modules')
/** Tools for deployment need an account, so the tests replace them. */
const DEPLOYMENT = ['vercel', 'wrangler']

/** Returns the folder of the example, and its npm scripts. */
export async function openApp(name) {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`))
  await cp(at('examples', name), folder, { recursive: true })
  const { dependencies, devDependencies } = await readJson(folder)
  const ranges = { ...dependencies, ...devDependencies }
  await install(folder, Object.keys(ranges))
  await compareVersions(folder, ranges)
  return {
    folder,
    run: (script) => run('npm', ['run', script], { cwd: folder }),
    close: () => rm(folder, { recursive: true }),
  }
}

/** Installs the package into a folder, and links others that the tests have. What is not named can't be imported. */
export async function install(folder, names) {
  const modules = join(folder, 'node_modules')
  await installPackage(modules)
  for (const name of names) if (name !== PACKAGE) await link(name, modules)
}

/** Checks that an example names the versions that it is tested with. */
async function compareVersions(folder, ranges) {
  for (const [name, range] of Object.entries(ranges)) {
    if (name === PACKAGE || DEPLOYMENT.includes(name)) continue
    assert.equal(range, `^${(await readJson(join(folder, 'node_modules', name))).version}`, `the version of ${name}`)
  }
}

async function installPackage(modules) {
  await cp(join(pkg, 'package.json'), join(modules, PACKAGE, 'package.json'))
  await cp(dist, join(modules, PACKAGE, 'dist'), { recursive: true })
  await cp(join(tools, '.bin'), join(modules, '.bin'), { recursive: true, verbatimSymlinks: true })
  const command = join(PACKAGE, 'dist', 'command', 'main.js')
  await chmod(join(modules, command), 0o755)
  await symlink(join('..', command), join(modules, '.bin', PACKAGE))
}

async function link(name, modules) {
  // What is missing is only for deployment.
  if (!existsSync(join(tools, name))) return
  await mkdir(dirname(join(modules, name)), { recursive: true })
  await symlink(join(tools, name), join(modules, name), 'dir')
}

async function readJson(folder) {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
}
