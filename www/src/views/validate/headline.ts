/** The headline of Validate. Uses no element of the page. */
import type { Problem, Report } from 'order-contract/wasm'
import { countOf } from '../../app/reading.js'
import { capitalised, counted, inWords, shapeNames, withArticle } from '../../app/words.js'

export const isSafe = ({ fix }: Problem) => fix?.applicability === 'safe' && fix.edits !== undefined

export interface Said {
  lines: (readonly { words: string; kind?: 'lost' | 'moved' }[])[]
  what: string
  more: string
}

export function headlineOf({ shape, version, problems, valid, truncated }: Report): Said {
  const name = shape === 'call' ? 'call' : shapeNames[shape]
  const [errors, warnings] = [countOf(problems, 'error'), countOf(problems, 'warning')]
  const safe = problems.filter(isSafe).length
  const review = problems.filter(({ fix, severity }) => severity === 'error' && fix?.applicability === 'review').length
  const what = `${capitalised(shape === 'call' ? 'a call' : withArticle(shape))} of version ${version}.`
  if (valid) {
    const also = warnings > 0 ? [[{ words: `${counted(warnings, 'warning')}.` }]] : []
    const more = 'Only the service knows cards, products and balances, so it can refuse a valid document.'
    return { lines: [[{ words: `The ${name} is valid.` }], ...also], what, more }
  }
  const least = truncated ? 'At least ' : ''
  const has = (count: number) => (count === 1 ? 'has' : 'have')
  const fixes =
    safe > 0
      ? [[{ words: `${inWords(safe)} ${has(safe)} a safe fix.`, kind: 'moved' as const }]]
      : review > 0
        ? [[{ words: `${inWords(review)} ${has(review)} a fix to review.`, kind: 'moved' as const }]]
        : []
  return {
    lines: [[{ words: `${least}${counted(errors, 'mistake')}.`, kind: 'lost' }], ...fixes],
    what,
    more: warnings > 0 ? `And ${counted(warnings, 'warning')}.` : '',
  }
}
