/**
 * A script that reads and writes whole chunks, as fast as a script written by hand gets: `node chunks.mjs INPUT
 * OUTPUT`.
 */
import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { VERSIONS } from '../documents/convertible.mjs'
import { converter } from '../peers/by_hand.mjs'

const [input, output] = process.argv.slice(2)
const convert = converter({ to: VERSIONS.later })
const [from, to] = [openSync(input, 'r'), openSync(output, 'w')]
const buffer = Buffer.alloc(1 << 20)
const decoder = new TextDecoder()
let rest = ''
for (let bytes = readSync(from, buffer); bytes > 0; bytes = readSync(from, buffer)) {
  const text = rest + decoder.decode(buffer.subarray(0, bytes), { stream: true })
  let converted = ''
  let start = 0
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    converted += `${convert(text.slice(start, end))}\n`
    start = end + 1
  }
  rest = text.slice(start)
  writeSync(to, converted)
}
closeSync(to)
closeSync(from)
