/**
 * Small documents with a known verdict, for the check before any timing: the cases of the tests. Not those whose fault a value
 * does not have, which the peers do not see, nor those in which null is a mere warning, where the peers see an error.
 */
import { isDeepStrictEqual } from 'node:util'
import { cannotSay } from '../../tests/js/as_value.mjs'
import { readAnswers } from '../../tests/js/case-files.mjs'

export const SHAPES = ['order-request', 'order', 'product-update']
const BY_DEFAULT = { version: '2024-02-05' }

function isJudged({ question: { name, shape, text, options }, answer }) {
  if (!name || !SHAPES.includes(shape) || text === undefined || !isDeepStrictEqual(options, BY_DEFAULT)) return false
  const codes = answer.problems.map(({ code }) => code)
  if (codes.includes('syntax')) return true
  const isLenient = answer.problems.some(({ code, severity }) => code === 'type' && severity === 'warning')
  return !isLenient && !cannotSay(shape, answer)
}

/** Every peer must return the given verdict for each of these. */
export const judged = (await readAnswers()).filter(isJudged).map(({ question: { name, shape, text }, answer }) => ({
  name: `${shape}, ${name}`,
  shape,
  text,
  valid: answer.verdict,
}))

/** Groups them into table rows by shape and verdict. */
export const judgedTogether = () =>
  SHAPES.flatMap((shape) =>
    [true, false].map((valid) => {
      const texts = judged.flatMap((it) => (it.shape === shape && it.valid === valid ? [it.text] : []))
      return {
        name: `${texts.length} small ${shape} documents, ${valid ? 'odd' : 'broken'}`,
        shape,
        layout: 'compact',
        broken: true,
        texts,
      }
    }),
  )
