/**
 * Makes the package's copies of the guides and recipes: without pictures, recipes about the crate, and links to files that
 * the package does not have.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { at } from './paths.mjs'

/** The folders of docs/ that are written by hand and copied into the package. */
export const GUIDES = ['guides', 'recipes']

/** Matches files and table rows about the crate. */
const OF_THE_CRATE = /\brust/
const PICTURE = /^!\[.*\]\(.*\)\n\n/gm
const ROW_OF_THE_CRATE = /^\|.*\brust.*\n/gm
const LINK = /\[([^\]]+)\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)/g

/** Writes the guides and recipes beside the pages that `folder` has already. */
export async function writeGuides(folder) {
  const pages = (await Promise.all(GUIDES.map(pagesOf))).flat()
  const packed = [...pages, ...(await readdir(folder))]
  for (const name of GUIDES) await mkdir(join(folder, name), { recursive: true })
  for (const page of pages) {
    const text = await readFile(at('docs', page), 'utf8')
    const isPacked = (link) => packed.includes(normalize(join(dirname(page), link)))
    const links = (whole, label, link) => (isPacked(link) ? whole : `${label} (in the repository)`)
    await writeFile(join(folder, page), text.replace(ROW_OF_THE_CRATE, '').replace(PICTURE, '').replace(LINK, links))
  }
}

async function pagesOf(name) {
  const files = await readdir(at('docs', name))
  return files.filter((file) => file.endsWith('.md') && !OF_THE_CRATE.test(file)).map((file) => `${name}/${file}`)
}
