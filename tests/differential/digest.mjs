/**
 * Reduces the answers of a runtime to many questions to a few numbers, which must be the same everywhere. It depends on
 * no runtime.
 */
import { answerOf, conversionAnswerOf } from './answers.mjs'
import { questionOf } from './questions.mjs'

const STRIDE = 100

/** Returns the answers of a package. */
export function answers(api, questions) {
  return questions.map(questionOf).map((question) => ({
    ...answerOf(api, question),
    converted: conversionAnswerOf(api, question),
  }))
}

/** Returns one number for every hundred answers. */
export function digests(list) {
  const numbers = []
  for (let from = 0; from < list.length; from += STRIDE)
    numbers.push(
      hash(
        list
          .slice(from, from + STRIDE)
          .map(written)
          .join('\n'),
      ),
    )
  return numbers
}

/** Writes JSON with the members of every object in a fixed order. */
function written(value) {
  return JSON.stringify(value, (_, inner) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

/** FNV-1a over UTF-16 units. */
function hash(text) {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return sum >>> 0
}
