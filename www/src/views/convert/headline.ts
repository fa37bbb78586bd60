/** The headline of Convert: each sentence holds against what the package says. Uses no element of the page. */
import type { Shape } from 'order-contract/wasm'
import type { Reading } from '../../app/reading.js'
import { capitalised, inWords, shapeNames, withArticle } from '../../app/words.js'
import { type Kind, type Stretch, sentencesOn } from './kinds.js'
import { isSuccess, type Outcome } from './outcome.js'

export interface Said {
  lines: Stretch[][]
  what: string
  more: string
}

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

export function headlineOf({ found, outcome, kinds, isValid, comesBack, entries }: Known): Said {
  const { shape, from, to, conversion } = outcome
  const what = nameOf(shape, entries)
  if (!isSuccess(outcome)) {
    const { message = '' } = conversion.problems[0] ?? {}
    return { lines: [[`The ${shapeNames[shape]} can’t be converted.`]], what: message, more: '' }
  }
  const as = `${what} of version ${from}, as ${to}.`
  if (kinds.length === 0) {
    const isBoth = found.versions.includes(to)
    const lines: Stretch[][] = [[isBoth ? `The ${shapeNames[shape]} stays the same.` : 'Nothing changes.']]
    if (!isBoth) return { lines, what: as, more: '' }
    return { lines, what: `${what}, ${isValid ? 'valid' : 'the same'} in both versions.`, more: '' }
  }
  const { complement } = outcome.conversion
  const back = complement
    ? 'It converts back to the same bytes with its complement.'
    : 'It converts back to the same bytes.'
  return { lines: sentencesOn(kinds), what: as, more: comesBack ? back : 'It does not convert back to the same bytes.' }
}

function nameOf(shape: Shape, entries: number | undefined): string {
  const name = capitalised(withArticle(shape))
  return entries === undefined ? name : name.replace(' of ', ` of ${inWords(entries)} `).replace(/ 1 (\w+)s$/, ' 1 $1')
}
