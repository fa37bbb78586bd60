/**
 * An example or a recipe as its reader has it: in a folder of its own, with the package as npm installs it, and with the
 * other packages that it names. What it does not name can't be imported. The folder is removed when the test ends.
 */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { at, pkg } from '../../../scripts/lib/paths.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { dist } from '../../js/package.mjs'

const PACKAGE = 'order-contract'
const tools = at('tests', 'examples')
/** A code block of a recipe that begins with a file name. */
const BLOCK = /^```\w+ (\S+)\n([\s\S]*?)^```$/gm

/** Copies an example. The versions of its package.json must be those that the tests have. */
export async function copyExample(context, name) {
  const folder = await temporaryFolder(context)
  await cp(at('examples', name), folder, { recursive: true })
  const { dependencies, devDependencies } = await readJson(folder)
  const ranges = { ...dependencies, ...devDependencies }
  const { dependencies: tested } = await readJson(tools)
  for (const [tool, range] of Object.entries(ranges)) if (tested[tool]) assert.equal(range, `^${tested[tool]}`, tool)
  await install(folder, Object.keys(ranges))
  return folder
}

/** Writes the files of a recipe of docs/recipes, and installs what its `npm install` lines name. */
export async function copyRecipe(context, name) {
  const folder = await temporaryFolder(context)
  const text = await readFile(at('docs', 'recipes', `${name}.md`), 'utf8')
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  for (const [, file, code] of text.matchAll(BLOCK)) await writeFile(join(folder, file), code)
  const installed = text.matchAll(/^npm install (?:--save-dev )?(.*)$/gm)
  await install(
    folder,
    [...installed].flatMap(([, names]) => names.split(' ')),
  )
  return folder
}

export async function temporaryFolder(context) {
  const folder = await mkdtemp(join(tmpdir(), 'order-contract-examples-'))
  context.after(() => rm(folder, { recursive: true }))
  return folder
}

/** Installs the package into a folder, and links others that the tests have. */
export async function install(folder, names) {
  const modules = join(folder, 'node_modules')
  await cp(join(pkg, 'package.json'), join(modules, PACKAGE, 'package.json'))
  await cp(dist, join(modules, PACKAGE, 'dist'), { recursive: true })
  await cp(join(tools, 'node_modules', '.bin'), join(modules, '.bin'), { recursive: true, verbatimSymlinks: true })
  const command = join(PACKAGE, 'dist', 'command', 'main.js')
  await chmod(join(modules, command), 0o755)
  await symlink(join('..', command), join(modules, '.bin', PACKAGE))
  for (const name of names) {
    const tool = join(tools, 'node_modules', name)
    // The tests have no tools for deployment, which need an account.
    if (!existsSync(tool)) continue
    await mkdir(dirname(join(modules, name)), { recursive: true })
    await symlink(tool, join(modules, name), 'dir')
  }
}

/** Runs a program of an installed package. */
export const runTool = (folder, name, ...args) => run(join(folder, 'node_modules', '.bin', name), args, { cwd: folder })

export const importFrom = (folder, file) => import(pathToFileURL(join(folder, file)).href)

async function readJson(folder) {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
}
