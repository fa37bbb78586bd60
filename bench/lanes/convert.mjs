/** Lane D′: converts one document, text → text, and reads our whole report; and the same by hand, without a report. */
import { convertible } from '../documents/convertible.mjs'
import { canKeepDigits, converter } from '../peers/by_hand.mjs'
import { ours } from '../peers/package.mjs'

/** Reads every part of a conversion. */
function read({ output, changes, losses, gaps, edits, assumptions, complement }) {
  let sum = output.length + assumptions.length + (complement === null ? 0 : 1)
  for (const it of changes) sum += it.id.length + it.from.length + it.to.length + it.section.length + it.basis.length
  for (const it of losses) sum += it.pointer.length + it.reason.length
  for (const it of gaps) sum += it.pointer.length + it.reason.length
  for (const it of edits) sum += it.start + it.end + it.text.length
  return sum
}

const byHand = (name, convert) => ({ name, check: (text) => convert(text).length, convert })

/** @param {import('../documents/convertible.mjs').Convertible} document */
async function contestants({ shape, versions, layout }) {
  const { from, to } = versions
  const indent = layout === 'pretty' ? 2 : undefined
  return [
    await ours(({ convert }) => ({
      check: (text) => read(convert(shape, text, { from, to })),
      convert: (text) => convert(shape, text, { from, to }).output,
    })),
    byHand('by hand', converter(versions, { indent })),
    ...(canKeepDigits ? [byHand('by hand, digits kept', converter(versions, { indent, digits: true }))] : []),
  ]
}

export const convertLane = { documents: convertible, input: (text) => text, contestants }
