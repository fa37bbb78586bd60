/**
 * Lane D: a chunk of about 1 MB with one order per line, bytes → bytes in memory. A package with streams converts
 * whole batches; a package without streams is called for each line.
 */
import { chunks } from '../documents/convertible.mjs'
import { canKeepDigits, converter } from '../peers/by_hand.mjs'
import { packages } from '../peers/package.mjs'

const NEWLINE = 10
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Splits a chunk into lines without their newlines. The last line ends with a newline, too. */
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
  parts: (chunk) => [joined(Array.from(linesOf(chunk), (line) => convert(shape, line, versions).output))],
})

/** Does what `convertStream` does with a chunk, without promises: it hands on a part for each batch. */
async function inBatches({ dist }, shape, versions) {
  const part = (path) => import(new URL(path, dist).href)
  const { Lines } = await part('stream/lines.js')
  const { convertBatch, NO_COMPLEMENTS } = await part('stream/core_batch.js')
  const { readConvertOptions } = await part('convert_options.js')
  const settings = readConvertOptions(shape, versions)
  return {
    label: 'in batches',
    parts(chunk) {
      const lines = new Lines(settings.limits.bytes)
      const outputs = []
      for (const batches of [lines.push(chunk), lines.end()]) {
        for (const batch of batches)
          outputs.push(convertBatch(shape, batch, settings.bytes, NO_COMPLEMENTS, 1, false).output.slice())
      }
      return outputs
    },
  }
}

async function ours([name, its], shape, versions) {
  const hasStream = its.fileOf('./stream') !== undefined
  if (hasStream) await its.load('./stream')
  const { label, parts } = hasStream
    ? await inBatches(its, shape, versions)
    : lineByLine(await its.load(), shape, versions)
  return {
    name: `${name}, ${label}`,
    check: (chunk) => parts(chunk).reduce((sum, part) => sum + part.length, 0),
    convert: (chunk) => Buffer.concat(parts(chunk)),
  }
}

/** Appends to one text, which was faster than a list of lines. */
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
