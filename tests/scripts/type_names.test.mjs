/** One name means one thing: no two types of the crate share a name, and no two of the package. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { at } from '../../scripts/lib/paths.mjs'

/** At the start of a line: the types that traits ask for are indented. */
const DECLARED = /^(?:pub(?:\([\w: ]+\))? |export |declare )*(?:struct|enum|trait|type|interface|class) (\w+)/gm

for (const [folder, ending] of [
  ['src', '.rs'],
  ['js', '.ts'],
])
  test(`every type in ${folder}/ has a name of its own`, () => {
    const files = new Map()
    for (const file of readdirSync(at(folder), { recursive: true })) {
      // Tests have types of their own, and generated files repeat names: each version has its own types of documents.
      if (!file.endsWith(ending) || file.endsWith('tests.rs') || file.includes('generated')) continue
      const names = Array.from(readFileSync(at(folder, file), 'utf8').matchAll(DECLARED), ([, name]) => name)
      for (const name of new Set(names)) files.set(name, [...(files.get(name) ?? []), file])
    }
    assert.ok(files.size > 50)
    const shared = [...files].filter(([, files]) => files.length > 1)
    assert.deepEqual(shared, [])
  })
