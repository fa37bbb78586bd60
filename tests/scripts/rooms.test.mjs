/** The rooms of src/ and js/: a module imports only those of its own room and of the rooms before it. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { test } from 'node:test'
import { at } from '../../scripts/lib/paths.mjs'

/**
 * By folder: the rooms in their order, and a pattern that finds what a module imports. `outer` rooms do not import each other, `free`
 * ones are programs and entries, which may import everything.
 */
const FOLDERS = {
  src: {
    rooms: ['naming', 'text', 'contract', 'report', 'layout', 'check', 'convert', 'service', 'api'],
    outer: [],
    free: ['documents', 'internals', 'js', 'json', 'lib', 'wasm'],
    // Serde's attributes name the module of the feature in a string.
    imports: /(?<!\/\/.*|")\bcrate::(\w+)/g,
    isModule: (path) => path.endsWith('.rs') && !/tests/.test(path),
  },
  js: {
    rooms: ['types', 'generated', 'input', 'cores', 'options', 'contract', 'report', 'check', 'convert'],
    outer: ['verify', 'stream', 'edge'],
    free: ['command', 'api', 'stream_api'],
    imports: /(?:from |import\()'(\.{1,2}\/[^']+\.js)'/g,
    isModule: (path) => path.endsWith('.ts') && !path.endsWith('.d.ts'),
  },
}

const roomOf = (path) => path.split(sep)[0].replace(/\.\w+$/, '')

for (const [folder, { rooms, outer, free, imports, isModule }] of Object.entries(FOLDERS))
  test(`no module of ${folder}/ imports one of a room above its own, and each is in a room`, () => {
    const files = readdirSync(at(folder), { recursive: true }).filter(isModule)
    const wrong = []
    let count = 0
    for (const path of files) {
      const room = roomOf(path)
      if (![...rooms, ...outer, ...free].includes(room)) wrong.push(`${path} is in no room`)
      for (const [, imported] of readFileSync(at(folder, path), 'utf8').matchAll(imports)) {
        count += 1
        const other = imported.startsWith('.') ? roomOf(join(dirname(path), imported)) : imported
        const isBelow = rooms.includes(other) && (outer.includes(room) || rooms.indexOf(other) <= rooms.indexOf(room))
        // Types have their names from the generated lists, and these have their types.
        const isTyped = room === 'types' && other === 'generated'
        const isAllowed = free.includes(room) || other === room || isBelow || isTyped
        if (!isAllowed) wrong.push(`${path} imports ${imported}`)
      }
    }
    assert.ok(files.length > 20 && count > files.length, `${files.length} modules have ${count} imports`)
    assert.deepEqual(wrong, [])
  })
