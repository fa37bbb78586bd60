/**
 * Lane D: a chunk of about 1 MB with one order per line, bytes → bytes in memory, in batches as `convertStream` makes
 * them.
 */
import { chunks } from '../documents/convertible.mjs'
import { canKeepDigits, converter } from '../peers/by_hand.mjs'
import { dist, load, OURS } from '../peers/package.mjs'

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Does what `convertStream` does with a chunk, without promises: it hands on a part for each batch. */
async function inBatches(shape, versions) {
  await load('./stream')
  const part = (path) => import(new URL(path, dist).href)
  const { Lines } = await part('stream/lines.js')
  const { convertBatch, NO_COMPLEMENTS } = await part('stream/core_batch.js')
  const { readConvertOptions } = await part('convert_options.js')
  const settings = readConvertOptions(shape, versions)
  return (chunk) => {
    const lines = new Lines(settings.limits.bytes)
    const outputs = []
    for (const batches of [lines.push(chunk), lines.end()]) {
      for (const batch of batches)
        outputs.push(convertBatch(shape, batch, settings.bytes, NO_COMPLEMENTS, 1, false).output.slice())
    }
    return outputs
  }
}

async function ours(shape, versions) {
  const parts = await inBatches(shape, versions)
  return {
    name: OURS,
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
    await ours(shape, versions),
    byHand('by hand', converter(versions)),
    ...(canKeepDigits ? [byHand('by hand, digits kept', converter(versions, { digits: true }))] : []),
  ]
}

export const linesLane = { documents: chunks, input: (text) => encoder.encode(text), contestants }
