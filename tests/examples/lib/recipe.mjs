/**
 * A recipe of docs/recipes as its reader copies it: the packages that its `npm install` lines name, and a file for each
 * code block that begins with a file name.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { at } from '../../../scripts/lib/paths.mjs'
import { runBin } from '../../../scripts/lib/run.mjs'
import { install } from './app.mjs'

const BLOCK = /^```\w+ (\S+)\n([\s\S]*?)^```$/gm

/** Adds a test of a recipe, which is removed at its end. */
export function testRecipe(name, title, run, options = {}) {
  test(`${name}: ${title}`, options, async () => {
    const recipe = await openRecipe(name)
    try {
      await run(recipe)
    } finally {
      await recipe.close()
    }
  })
}

/** Returns the folder of the recipe, and functions to run its files. */
export async function openRecipe(name) {
  const text = await readFile(at('docs', 'recipes', `${name}.md`), 'utf8')
  const folder = await mkdtemp(join(tmpdir(), `recipe-${name}-`))
  const packages = [...text.matchAll(/^npm install (?:--save-dev )?(.*)$/gm)].flatMap(([, names]) => names.split(' '))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  await install(folder, packages)
  const files = [...text.matchAll(BLOCK)]
  for (const [, file, code] of files) await writeFile(join(folder, file), code)
  return {
    folder,
    files: files.map(([, file]) => file),
    import: (file) => import(pathToFileURL(join(folder, file)).href),
    /** Runs a program of an installed package. */
    bin: (path, ...args) => runBin(join(folder, 'node_modules', path), args, { cwd: folder }),
    /** Resolves to the output of a script. */
    run: async (file) => (await runBin(join(folder, file), [], { cwd: folder })).stdout,
    close: () => rm(folder, { recursive: true }),
  }
}
