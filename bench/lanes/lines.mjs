/**
 * Lane D: a chunk of about 1 MB in which each line is an order, bytes → bytes in memory. A package that converts whole
 * chunks does so; one that doesn't is called for each line.
 */
import { chunks } from '../documents/convertible.mjs'
import { canKeepDigits, converter } from '../peers/by_hand.mjs'
import { packages } from '../peers/package.mjs'

const NEWLINE = 10
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The lines of a chunk without their newlines; the last one has one, too. */
function* linesOf(chunk) {
  for (let start = 0; start < chunk.length; ) {
    const end = chunk.indexOf(NEWLINE, start)
    yield chunk.subarray(start, end)
    start = end + 1
  }
}

/** @param {Uint8Array[]} lines */
function joined(lines) {
  const chunk = new Uint8Array(lines.reduce((sum, line) => sum + line.length + 1, 0))
  let at = 0
  for (const line of lines) {
    chunk.set(line, at)
    at += line.length
    chunk[at++] = NEWLINE
  }
  return chunk
}

const lineByLine = ({ convert }, shape, versions) => ({
  label: 'line by line',
  convert: (chunk) => joined(Array.from(linesOf(chunk), (line) => convert(shape, line, versions).output)),
})

/** The one place that knows how a chunk of whole lines is given to `order-contract/stream`. */
const wholeChunk = ({ convertLines }, shape, versions) => ({
  label: 'whole chunks',
  convert: (chunk) => convertLines(shape, chunk, versions).output,
})

async function ours([name, { load, fileOf }], shape, versions) {
  const stream = fileOf('./stream') ? await load('./stream') : {}
  const { label, convert } = stream.convertLines
    ? wholeChunk(stream, shape, versions)
    : lineByLine(await load(), shape, versions)
  return { name: `${name}, ${label}`, check: (chunk) => convert(chunk).length, convert }
}

/** One text that grows was quicker than a list of lines. */
function byHand(name, convertText) {
  const convert = (chunk) => {
    const text = decoder.decode(chunk)
    let output = ''
    for (let start = 0; start < text.length; ) {
      const end = text.indexOf('\n', start)
      output += `${convertText(text.slice(start, end))}\n`
      start = end + 1
    }
    return encoder.encode(output)
  }
  return { name, check: (chunk) => convert(chunk).length, convert }
}

/** @param {import('../documents/convertible.mjs').Convertible} document */
async function contestants({ shape, versions }) {
  return [
    ...(await Promise.all(packages().map((it) => ours(it, shape, versions)))),
    byHand('by hand', converter(versions)),
    ...(canKeepDigits ? [byHand('by hand, digits kept', converter(versions, { digits: true }))] : []),
  ]
}

export const linesLane = { documents: chunks, input: (text) => encoder.encode(text), contestants }
