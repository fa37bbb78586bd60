/**
 * An example as its user has it: outside the project, with the dependencies that its package.json names
 * and the package as npm would install it.
 */
import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { at, pkg } from '../../../scripts/lib/paths.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { dist } from '../../js/package.mjs'

const PACKAGE = 'order-contract'
const tools = at('tests', 'examples')
/** What deploys needs an account; what it does here is done by the tests. */
const DEPLOYMENT = ['vercel', 'wrangler']

/** Its folder, and npm's scripts in it. */
export async function openApp(name) {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`))
  await cp(at('examples', name), folder, { recursive: true })
  await install(folder)
  return {
    folder,
    run: (script) => run('npm', ['run', script], { cwd: folder }),
    close: () => rm(folder, { recursive: true }),
  }
}

async function install(folder) {
  const modules = join(folder, 'node_modules')
  const { dependencies, devDependencies } = await readJson(folder)
  await installPackage(join(modules, PACKAGE))
  await symlink(join(tools, 'node_modules', '.bin'), join(modules, '.bin'))
  for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
    const installed = join(name === PACKAGE ? modules : join(tools, 'node_modules'), name)
    if (DEPLOYMENT.includes(name)) continue
    assert.equal(range, `^${(await readJson(installed)).version}`, `the version of ${name}`)
    if (name !== PACKAGE) await link(installed, join(modules, name))
  }
}

async function installPackage(folder) {
  await cp(join(pkg, 'package.json'), join(folder, 'package.json'))
  await cp(dist, join(folder, 'dist'), { recursive: true })
}

async function link(from, to) {
  await mkdir(dirname(to), { recursive: true })
  await symlink(from, to)
}

async function readJson(folder) {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
}
