/** A conversion written by hand with readline: `node readline.mjs INPUT OUTPUT`. */
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { VERSIONS } from '../documents/convertible.mjs'
import { converter } from '../peers/by_hand.mjs'

const [input, output] = process.argv.slice(2)
const convert = converter({ to: VERSIONS.later })
const out = createWriteStream(output)
for await (const line of createInterface({ input: createReadStream(input), crlfDelay: Infinity })) {
  if (!out.write(`${convert(line)}\n`)) {
    await new Promise((resolve) => out.once('drain', resolve))
  }
}
out.end()
