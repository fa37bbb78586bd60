/**
 * Writes the generated parts of the README. Each is between two comments that name it and its command.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { at } from './paths.mjs'

/** Replaces the part `name` of README.md with `text`. */
export async function writePart(name, text) {
  const file = at('README.md')
  const page = await readFile(file, 'utf8')
  const part = new RegExp(`(<!-- ${name}: [^\\n]*-->\\n)[\\s\\S]*?(<!-- /${name} -->)`)
  if (!part.test(page)) throw new Error(`README.md has no place for ${name}: <!-- ${name}: … --> … <!-- /${name} -->`)
  await writeFile(
    file,
    page.replace(part, (_, start, end) => `${start}${text}\n${end}`),
  )
}
