/**
 * `node scripts/alphabet.mjs [minutes]`: searches for an order of the characters of scripts/lib/ascii.mjs in which the
 * built cores are small in brotli. Moves random pieces of the alphabet and keeps what is smaller. Nothing calls it: run
 * it when the cores have changed a lot, and write the order into ascii.mjs and js/loaders/ascii.ts.
 */
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { ALPHABET, toAscii } from './lib/ascii.mjs'
import { CORES } from './lib/package.mjs'
import { at } from './lib/paths.mjs'

const LONGEST_PIECE = 20
const end = Date.now() + 60_000 * Number(process.argv[2] ?? 5)
const cores = CORES.map(({ name }) => readFileSync(at('pkg', 'dist', `${name}.wasm`)))
const sizeOf = (alphabet) =>
  cores.reduce((sum, bytes) => sum + brotliCompressSync(toAscii(bytes, alphabet).text).length, 0)

let alphabet = ALPHABET
let size = sizeOf(alphabet)
console.log(size, alphabet)
while (Date.now() < end) {
  const other = moved(alphabet)
  const otherSize = sizeOf(other)
  if (otherSize >= size) continue
  ;[alphabet, size] = [other, otherSize]
  console.log(size, alphabet)
}

function moved(text) {
  const characters = Array.from(text)
  const piece = characters.splice(below(characters.length), 1 + below(LONGEST_PIECE))
  if (below(5) === 0) piece.reverse()
  characters.splice(below(characters.length + 1), 0, ...piece)
  return characters.join('')
}

function below(number) {
  return Math.floor(Math.random() * number)
}
