/** Writes the generated parts of pages. Each is between two comments that name it and its command. */
import { readFile, writeFile } from 'node:fs/promises'
import { at } from '../../scripts/lib/paths.mjs'

/** Replaces the part `name` of a page with `text`. */
export async function writePart(path, name, text) {
  const file = at(path)
  const page = await readFile(file, 'utf8')
  const part = new RegExp(`(<!-- ${name}: [^\\n]*-->\\n)[\\s\\S]*?(<!-- /${name} -->)`)
  if (!part.test(page)) throw new Error(`${path} has no place for ${name}: <!-- ${name}: … --> … <!-- /${name} -->`)
  await writeFile(
    file,
    page.replace(part, (_, start, end) => `${start}${text}\n${end}`),
  )
}
