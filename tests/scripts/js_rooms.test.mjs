/** The rooms of js/: a module imports only those of its own room and of the rooms before it. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { test } from 'node:test'
import { at } from '../../scripts/lib/paths.mjs'

/** `generated` is data, and imports only types. The entries of the package are in no room. */
const ROOMS = ['types', 'generated', 'input', 'cores', 'options', 'contract', 'report', 'check', 'convert']
const OUTER = ['verify', 'stream', 'edge', 'command']
const ENTRIES = ['api', 'stream_api']

const folder = at('js')
const files = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))
const placeOf = (path) => path.replaceAll(sep, '/').replace(/\.[jt]s$/, '')
const roomOf = (place) => (place.includes('/') ? place.slice(0, place.indexOf('/')) : undefined)

/** The modules that a module imports, as places below js/. */
function importsOf(path) {
  const text = readFileSync(join(folder, path), 'utf8')
  const paths = Array.from(text.matchAll(/(?:from |import\()'(\.{1,2}\/[^']+\.js)'/g), ([, path]) => path)
  return paths.map((imported) => placeOf(relative(folder, join(folder, dirname(path), imported))))
}

test('no module of js/ imports one of a room above its own', () => {
  const wrong = []
  let count = 0
  for (const path of files) {
    const [place, room] = [placeOf(path), roomOf(placeOf(path))]
    for (const imported of importsOf(path)) {
      count += 1
      const other = roomOf(imported)
      // Types have their names from the generated lists, and these have their types.
      const isTyped = [room, other].every((one) => one === 'types' || one === 'generated')
      const isBelow = ROOMS.includes(other) && (OUTER.includes(room) || ROOMS.indexOf(other) <= ROOMS.indexOf(room))
      // The command is a program: it may use all of the package.
      const isAllowed = room === undefined || other === room || isTyped || isBelow || room === 'command'
      if (!isAllowed) wrong.push(`${place} imports ${imported}`)
    }
  }
  assert.ok(files.length > 20 && count > files.length, `${files.length} modules have ${count} imports`)
  assert.deepEqual(wrong, [])
})

test('every module of js/ is in a room, or is an entry of the package', () => {
  const known = [...ROOMS, ...OUTER]
  const outside = files.map(placeOf).filter((place) => !known.includes(roomOf(place)) && !ENTRIES.includes(place))
  assert.deepEqual(outside, [])
})
