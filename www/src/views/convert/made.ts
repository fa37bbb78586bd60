/** Makes all that the page says of a conversion, and the reports on its two texts. Uses no element of the page. */
import type { Problem } from 'order-contract'
import type { Contract } from '../../app/core.js'
import type { Given } from '../../app/given.js'
import type { Headline } from '../../app/headline.js'
import { type Reading, unlistedIn } from '../../app/reading.js'
import { isSuccess, type Outcome, outcomeOf, type Reports, reportsOn, type Success } from './outcome.js'
import { type Kind, kindsOf, type Row, rowsOf } from './rows.js'
import { headlineOf, refusalOf } from './sentences.js'

export interface Made {
  outcome: Outcome
  headline: Headline
  /** The other members are those of a conversion that succeeds. */
  success?: Success
  /** On both texts, once they can be checked. */
  reports?: Reports | undefined
  rows: readonly Row[]
  kinds: readonly Kind[]
  /** The fields that the document's version does not list. */
  unlisted: readonly Problem[]
}

/** In characters: in a larger document, fields that are not listed are not looked for. */
const LARGE = 2_000_000

export function madeOf(contract: Contract, text: string, found: Reading, given: Given, canCheck = true): Made {
  const outcome = outcomeOf(contract, text, found, given)
  if (!isSuccess(outcome)) return { outcome, headline: refusalOf(outcome), rows: [], kinds: [], unlisted: [] }
  const { shape, from: version, options } = outcome
  const reports = canCheck ? reportsOn(contract, text, outcome) : undefined
  const rows = rowsOf(contract, text, outcome, reports?.to)
  const kinds = kindsOf(rows)
  const isLooked = canCheck && text.length < LARGE
  return {
    outcome,
    headline: headlineOf(contract, text, { found, made: outcome, kinds, reports }),
    success: outcome,
    reports,
    rows,
    kinds,
    unlisted: isLooked ? unlistedIn(contract, shape, text, { version, entries: options.entries }) : [],
  }
}
