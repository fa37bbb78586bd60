/** The headline of Validate. Uses no element of the page. */
import type { Problem, Report, Shape } from 'order-contract'
import type { Headline, Led } from '../../app/headline.js'
import { countOf, type Reading, strayWords } from '../../app/reading.js'
import { capitalised, counted, inWords, nameOf, withArticle } from '../../app/words.js'

export const isSafe = ({ fix }: Problem) => fix?.applicability === 'safe' && fix.edits !== undefined

export function headlineOf({ version, problems, valid, truncated, ...report }: Report, found: Reading): Headline {
  const shape = report.shape as Shape
  const warnings = countOf(problems, 'warning')
  const of = found.versions.length > 1 ? `, read as ${version}.` : ` of ${version}.`
  const what = capitalised(withArticle(shape)) + (found.stray ? strayWords(found) : of)
  if (valid) {
    const also = warnings > 0 ? [[`${counted(warnings, 'warning')}.`]] : []
    return { lines: [[`The ${nameOf(shape)} is valid.`], ...also], what }
  }
  const mistakes = `${truncated ? 'At least ' : ''}${counted(countOf(problems, 'error'), 'mistake')}.`
  const more = warnings > 0 ? `And ${counted(warnings, 'warning')}.` : ''
  return { lines: [[{ words: mistakes, kind: 'lost' }], ...fixesIn(problems)], what, more }
}

function fixesIn(problems: readonly Problem[]): Led[][] {
  const toReview = ({ fix, severity }: Problem) => severity === 'error' && fix?.applicability === 'review'
  const safe = problems.filter(isSafe).length
  const count = safe || problems.filter(toReview).length
  if (count === 0) return []
  const words = `${inWords(count)} ${count === 1 ? 'has' : 'have'} a ${safe > 0 ? 'safe fix' : 'fix to review'}.`
  return [[{ words, kind: 'moved' }]]
}
