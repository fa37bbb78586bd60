/**
 * Makes the package's copies of the recipes: without pictures, recipes about the crate, and links into the repository.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { at } from './paths.mjs'

/** Matches files and table rows about the crate. */
const NOT_OF_THE_PACKAGE = /rust/
const PICTURE = /^!\[.*\]\(.*\)\n\n/gm
const TO_THE_REPOSITORY = /\[([^\]]+)\]\(\.\.\/[^)]*\)/g

/** Writes the recipes into a folder. */
export async function writeRecipes(folder) {
  await mkdir(folder, { recursive: true })
  const files = (await readdir(at('docs', 'recipes'))).filter(
    (file) => file.endsWith('.md') && !NOT_OF_THE_PACKAGE.test(file),
  )
  for (const file of files) {
    const text = await readFile(at('docs', 'recipes', file), 'utf8')
    await writeFile(join(folder, file), ofThePackage(text))
  }
}

function ofThePackage(text) {
  const lines = text.split('\n').filter((line) => !(line.startsWith('|') && NOT_OF_THE_PACKAGE.test(line)))
  return lines.join('\n').replace(PICTURE, '').replace(TO_THE_REPOSITORY, '$1 (in the repository)')
}
