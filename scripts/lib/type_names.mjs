/** Refuses types that share a name: one name means one thing. */
import { readdirSync, readFileSync } from 'node:fs'
import { at } from './paths.mjs'

/**
 * Tests have types of their own. Generated files repeat names: each version has its own types of documents, and
 * js/generated those of Rust.
 */
const SOURCES = [
  { folder: 'src', ending: '.rs' },
  { folder: 'js', ending: '.ts' },
]
/** At the start of a line: the types that traits ask for are indented. */
const DECLARED = /^(?:pub(?:\([\w: ]+\))? |export |declare )*(?:struct|enum|trait|type|interface|class) (\w+)/gm

/** Throws an Error that names the types that share a name in one language. */
export function refuseSharedTypeNames() {
  const shared = SOURCES.flatMap(sharedIn)
  if (shared.length > 0) throw new Error(shared.join('\n'))
}

function sharedIn({ folder, ending }) {
  const files = new Map()
  for (const file of readdirSync(at(folder), { recursive: true })) {
    if (!file.endsWith(ending) || file.endsWith('tests.rs') || file.includes('generated')) continue
    for (const name of namesIn(at(folder, file))) files.set(name, [...(files.get(name) ?? []), `${folder}/${file}`])
  }
  const shared = [...files].filter(([, places]) => places.length > 1)
  return shared.map(([name, places]) => `The name ${name} means a type in each of ${places.join(', ')}`)
}

const namesIn = (path) => new Set(Array.from(readFileSync(path, 'utf8').matchAll(DECLARED), ([, name]) => name))
