/**
 * An example as its user runs it: outside the project, with the dependencies that its package.json names
 * and the package as npm would install it.
 */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** Installs the package, and others that the tests have, as npm would install them into a folder. */
export async function install(folder, names) {
  const modules = join(folder, 'node_modules')
  await installPackage(join(modules, PACKAGE))
  await cp(join(tools, '.bin'), join(modules, '.bin'), { recursive: true, verbatimSymlinks: true })
  await linkCommand(modules)
  for (const name of names) if (name !== PACKAGE) await installTool(name, modules)
}

/** Checks that an example names the versions that it is tested with. */
async function compareVersions(folder, ranges) {
  for (const [name, range] of Object.entries(ranges)) {
    if (name === PACKAGE || DEPLOYMENT.includes(name)) continue
    assert.equal(range, `^${(await readJson(join(folder, 'node_modules', name))).version}`, `the version of ${name}`)
  }
}

async function linkCommand(modules) {
  const command = join(PACKAGE, 'dist', 'command', 'main.js')
  await chmod(join(modules, command), 0o755)
  await symlink(join('..', command), join(modules, '.bin', PACKAGE))
}

async function installPackage(folder) {
  await cp(join(pkg, 'package.json'), join(folder, 'package.json'))
  await cp(dist, join(folder, 'dist'), { recursive: true })
}

/** Installs a package with its dependencies, but without its peers, which a user lists. */
async function installTool(name, modules) {
  const [from, to] = [join(tools, name), join(modules, name)]
  // A missing package is for another platform.
  if (existsSync(to) || !existsSync(from)) return
  await cp(from, to, { recursive: true })
  const { dependencies, optionalDependencies } = await readJson(from)
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) await installTool(each, modules)
}

async function readJson(folder) {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
}
