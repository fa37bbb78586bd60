/**
 * Lane D: a chunk of about 1 MB with one order per line, bytes → bytes in memory, in batches as `convertStream` makes
 * them.
 */
import { chunks } from '../documents/convertible.mjs'
import { canKeepDigits, converter } from '../peers/by_hand.mjs'
import { made } from '../peers/made.mjs'
import { OURS } from '../peers/package.mjs'

const encoder = new TextEncoder()
const decoder = new TextDecoder()

async function ours(shape, versions) {
  const { inBatches } = await made('batches')
  const parts = inBatches(shape, versions)
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
