/** The headline of Convert: each sentence holds against what the package says. Uses no element of the page. */

import type { Reading } from '../../app/reading.js'
import { capitalised, nameOf, withArticle } from '../../app/words.js'
import type { Headline } from '../../frame/Lead.js'
import { type Kind, sentencesOn } from './kinds.js'
import { isSuccess, type Outcome } from './outcome.js'

interface Known {
  found: Reading
  outcome: Outcome
  kinds: readonly Kind[]
  /** Whether it is valid, as it is and as it becomes. */
  isValid: boolean
  /** Whether converting back gives the same bytes. */
  comesBack: boolean
  /** How many entries a list has. */
  entries: number | undefined
}

export function headlineOf({ found, outcome, kinds, isValid, comesBack, entries }: Known): Headline {
  const { shape, from, to, conversion } = outcome
  const name = nameOf(shape)
  if (!isSuccess(outcome)) return { lines: [[`The ${name} can’t be converted.`]], what: problemIn(conversion) }
  const what = capitalised(withArticle(shape, entries))
  const as = `${what} of version ${from}, as ${to}.`
  if (kinds.length > 0) {
    const back = outcome.conversion.complement
      ? 'It converts back to the same bytes with its complement.'
      : 'It converts back to the same bytes.'
    return {
      lines: sentencesOn(kinds),
      what: as,
      more: comesBack ? back : 'It does not convert back to the same bytes.',
    }
  }
  if (!found.versions.includes(to)) return { lines: [['Nothing changes.']], what: as }
  return {
    lines: [[`The ${name} stays the same.`]],
    what: `${what}, ${isValid ? 'valid' : 'the same'} in both versions.`,
  }
}

const problemIn = (conversion: Outcome['conversion']) => (conversion.ok ? '' : (conversion.problems[0]?.message ?? ''))
