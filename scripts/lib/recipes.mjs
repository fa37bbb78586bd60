/**
 * The recipes as the package has them: without what is only in the repository, which is named, not linked.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { at } from './paths.mjs'

/** It is about the crate. */
const NOT_OF_THE_PACKAGE = /rust/
const PICTURE = /^!\[.*\]\(.*\)\n\n/gm
const TO_THE_REPOSITORY = /\[([^\]]+)\]\(\.\.\/[^)]*\)/g

/** Writes them into a folder. */
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
