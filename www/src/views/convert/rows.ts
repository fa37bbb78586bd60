/** What a conversion has done, a row each: all that is said and drawn of it is made of these. Uses no element of the page. */
import type { AppliedChange, ConvertOptions, Problem, Report } from 'order-contract'
import type { Contract } from '../../app/core.js'
import { lastUpTo } from '../../editor/lines.js'
import { type Success, wayBack } from './outcome.js'

type Place = NonNullable<Problem['span']>

export interface Row {
  id: string
  turn: 'moved' | 'twice' | 'restored' | 'filled' | 'lost' | 'missing' | 'unfit'
  /** Where it is in the document, or if that does not have it, in the result. */
  pointer: string
  /** The name that a value moves to, or that is filled in or missing. What is lost or comes back counts whatever its name. */
  name: string
  /** What is counted: a string that begins with http is a link. */
  noun: 'link' | 'null' | 'value' | 'field' | 'parameter'
  why: string
  section: string
  fromPlace?: Place | undefined
  toPlace?: Place | undefined
}

type Found = Omit<Row, 'id' | 'noun'>

/** The reasons that no sentence of the package says. */
const REASONS = {
  restored: 'The complement has kept it.',
  filled: 'It has the value that you gave.',
  unfit: 'Some of what it keeps matches nothing in this document, so that is lost.',
}

/** Whether a sentence of the package says why. */
export const isSaid = ({ turn }: Pick<Row, 'turn'>) => !(turn in REASONS)

export const isBad = ({ turn }: Pick<Row, 'turn'>) => ['lost', 'missing', 'unfit'].includes(turn)

export const lastName = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1)

/** `report` is on the result: what that misses is at the object that should have it. */
export function rowsOf(contract: Contract, text: string, outcome: Success, report?: Report): Row[] {
  const { output, losses, gaps } = outcome.conversion
  const spans = new Map(gaps.length > 0 ? report?.problems.map(({ pointer, span }) => [pointer, span]) : [])
  const lost = losses.map(({ pointer, section, reason, span }): Found => {
    const isUnfit = outcome.options.complement !== undefined && span === undefined
    const why = isUnfit ? REASONS.unfit : reason
    return { turn: isUnfit ? 'unfit' : 'lost', pointer, name: '', why, section, fromPlace: span }
  })
  const missing = gaps.map(({ pointer, section, reason }): Found => {
    return { turn: 'missing', pointer, name: lastName(pointer), why: reason, section, toPlace: spans.get(pointer) }
  })
  const found = [...movedIn(contract, text, outcome), ...insertedIn(contract, outcome), ...lost, ...missing]
  return found.map((row, at) => ({ ...row, id: `row-${at}`, noun: nounOf(row, text, output) }))
}

/** A change without a place in the result is that a member is put in: see `insertedIn`. */
function movedIn(contract: Contract, text: string, { shape, conversion, options }: Success): Found[] {
  const { changes, assumptions } = conversion
  const { evidence } = contract.detectVersion(shape, text, { entries: options.entries })
  // What is of the other version was there before.
  const before = new Set(evidence.map(({ pointer }) => pointer))
  const titles = new Map(contract.changes.map(({ id, title }) => [id, title]))
  return changes.flatMap((it): Found[] => {
    const { id, basis, from, to, section, fromSpan: fromPlace, toSpan: toPlace } = it
    const assumption = basis === 'assumed' ? assumptionOn(it, assumptions) : ''
    const why = `${titles.get(id) ?? id}. ${assumption.replace(OPTION, () => placeOf(options))}`.trim()
    if (toPlace === undefined) return []
    const row = { pointer: from, name: lastName(to), why, section, fromPlace }
    return [before.has(to) ? { ...row, turn: 'twice' } : { ...row, turn: 'moved', toPlace }]
  })
}

/** The name of the option in the assumption about the URL of a payout. */
const OPTION = '`payoutUrl`'

/** The package's default for the URL's place in a payout. */
export const PLACE = '/url'

export const placeOf = ({ payoutUrl = PLACE }: Pick<ConvertOptions, 'payoutUrl'>) => `\`${payoutUrl || "''"}\``

/** The assumption about the member that changes: each stands with the change that it belongs to. */
function assumptionOn({ from, to }: AppliedChange, assumptions: readonly string[]): string {
  const names = [from, to].flatMap((pointer) => pointer.split('/')).filter((name) => /[a-z]/.test(name))
  return assumptions.find((it) => names.some((name) => it.includes(`\`${name}\``))) ?? ''
}

/** What the complement or a person has put in: what the way back would take out again, where it is in one edit. */
function insertedIn(contract: Contract, outcome: Success): Found[] {
  const { conversion, options } = outcome
  const { complement, fill = {} } = options
  const back = complement || options.fill ? wayBack(contract, outcome) : undefined
  if (!back?.ok) return []
  let offset = 0
  const ranges = conversion.edits.map(({ start, end, text }) => {
    const from = start + offset
    offset += text.length - (end - start)
    return [from, from + text.length] as const
  })
  const endOf = ({ start }: Place) => ranges[lastUpTo(start, ranges.length, (at) => ranges[at]?.[0] ?? 0)]?.[1] ?? 0
  const members = [
    ...back.changes.map(({ from, section, fromSpan }) => ({ pointer: from, section, toPlace: fromSpan })),
    ...back.losses.map(({ pointer, section, span }) => ({ pointer, section, toPlace: span })),
  ]
  return members
    .filter(({ toPlace }) => toPlace && toPlace.end <= endOf(toPlace))
    .map((it): Found => {
      const isFilled = Object.keys(fill).some((pointer) => it.pointer.endsWith(pointer))
      return isFilled
        ? { ...it, turn: 'filled', name: lastName(it.pointer), why: REASONS.filled }
        : { ...it, turn: 'restored', name: '', why: REASONS.restored }
    })
}

const nounOfAny = (turn: Row['turn']) => (turn === 'lost' || turn === 'restored' ? 'field' : 'value')

function nounOf({ turn, fromPlace, toPlace }: Found, text: string, output: string): Row['noun'] {
  const [place, of] = fromPlace ? [fromPlace, text] : [toPlace, output]
  const member = place ? of.slice(place.start, place.end) : ''
  if (/^[^"{[]/.test(member)) return 'parameter'
  const [, value = ''] = /^"(?:[^"\\]|\\.)*"\s*:\s*([\s\S]*)$/.exec(member) ?? []
  if (/^"https?:/.test(value) || (turn !== 'lost' && /"https?:/.test(member))) return 'link'
  return value === 'null' ? 'null' : nounOfAny(turn)
}

/** Rows of the same kind, in the order of their first places. */
export interface Kind extends Pick<Row, 'turn' | 'name' | 'noun' | 'section'> {
  rows: readonly Row[]
}

export function kindsOf(rows: readonly Row[]): Kind[] {
  const groups = Map.groupBy(rows, ({ turn, name }) => `${turn} ${name}`)
  return [...groups.values()].map((rows) => {
    const [{ turn, name, noun, section }] = rows as [Row]
    return { turn, name, noun: rows.every((row) => row.noun === noun) ? noun : nounOfAny(turn), section, rows }
  })
}

/** Alike reasons differ in a name. */
export const reasonsOf = ({ rows }: Kind) => [...new Set(rows.map(({ why }) => why))].join(' ')
