/** Converts the document, tries the way back, and marks what has become of it. Uses no element of the page. */
import {
  type AppliedChange,
  type Complement,
  type Conversion,
  type ConvertOptions,
  type Problem,
  type Report,
  type Shape,
  type Version,
  versions,
} from 'order-contract'
import type { Contract } from '../../app/core.js'
import type { Given } from '../../app/given.js'
import { pointerIn, type Reading } from '../../app/reading.js'
import { isList, usual } from '../../app/words.js'
import { lastUpTo } from '../../editor/lines.js'

type Converted = Extract<Conversion<string>, { ok: true }>

export interface Outcome {
  shape: Shape
  from: Version
  to: Version
  /** What the conversion was called with. */
  options: ConvertOptions
  conversion: Conversion<string>
  /** The pointers of the gaps that a value can fill, relative to an entry. */
  gaps: readonly string[]
}

export type Success = Outcome & { conversion: Converted }

export const isSuccess = (outcome: Outcome | undefined): outcome is Success => outcome?.conversion.ok === true

/** The version that a document is converted to, if none is chosen: the usual one, or from that the one before. */
function targetOf(from: Version, to?: Version): Version {
  if (to !== undefined && to !== from) return to
  if (from !== usual) return usual
  const at = versions.indexOf(from)
  return (versions[at - 1] ?? versions[at + 1]) as Version
}

export function outcomeOf(
  contract: Contract,
  text: string,
  { shape, versions: [found] }: Reading,
  { entries, to: asked, payoutUrl, fill = {}, complement }: Given,
): Outcome {
  const from = found as Version
  const to = targetOf(from, asked)
  const options: ConvertOptions = {
    from,
    to,
    entries: isList(shape) ? pointerIn(entries) : undefined,
    payoutUrl: payoutUrl === '' ? '' : pointerIn(payoutUrl),
    complement,
    onOrphan: complement && 'drop',
  }
  const empty = contract.convert(shape, text, options)
  const gaps = gapsIn(empty, shape)
  const filled = gaps.flatMap((pointer) => (fill[pointer] ? [[pointer, fill[pointer].toWellFormed()] as const] : []))
  if (filled.length === 0) return { shape, from, to, gaps, options, conversion: empty }
  const filling = { ...options, fill: Object.fromEntries(filled) }
  return { shape, from, to, gaps, options: filling, conversion: contract.convert(shape, text, filling) }
}

function gapsIn(conversion: Conversion<string>, shape: Shape): string[] {
  if (!conversion.ok) return []
  const relative = (pointer: string) => (isList(shape) ? pointer.replace(/^.*?\/\d+(?=\/)/, '') : pointer)
  return [...new Set(conversion.gaps.map(({ pointer }) => relative(pointer)).filter((pointer) => pointer !== ''))]
}

/** Converts the result back, with or without a complement. */
function wayBack(contract: Contract, { shape, options, conversion }: Success, complement?: Complement | null) {
  const { from, to, fill: _, onOrphan: __, ...ways } = options
  return contract.convert(shape, conversion.output, { ...ways, from: to, to: from, complement })
}

/** Whether converting back gives the same text: tried with the complement. */
export function comesBack(contract: Contract, text: string, made: Success): boolean {
  const back = wayBack(contract, made, made.conversion.complement)
  return back.ok && back.output === text
}

/** What each text is as a document of its version. */
export function reportsOn(contract: Contract, text: string, { shape, from, to, options, conversion }: Success) {
  const { entries } = options
  return {
    from: contract.validate(shape, text, { entries, version: from }),
    to: contract.validate(shape, conversion.output, { entries, version: to }),
  }
}

/** The fields that the API documentation lists in no version; they are kept as they are. */
export function unknownIn(contract: Contract, text: string, { shape, from, options: { entries } }: Outcome): Problem[] {
  const [own = [], ...others] = [from, ...versions.filter((version) => version !== from)].map((version) => {
    const checking = { version, entries, severity: { undocumented: 'info' } } as const
    return contract.validate(shape, text, checking).problems.filter(({ code }) => code === 'undocumented')
  })
  const elsewhere = others.map((problems) => new Set(problems.map(({ pointer }) => pointer)))
  return own.filter(({ pointer }) => elsewhere.every((pointers) => pointers.has(pointer)))
}

type Place = NonNullable<Problem['span']>

/** What a conversion has done, a row each, with its place in either text. */
export interface Row {
  id: string
  kind: 'change' | 'loss' | 'gap'
  turn: 'moved' | 'restored' | 'filled' | 'lost' | 'missing' | 'unfit'
  from: string
  to: string
  why: string
  section: string
  fromPlace?: Place | undefined
  toPlace?: Place | undefined
}

/** `report` is on the result: what that misses is at the object that should have it. */
export function rowsOf(contract: Contract, outcome: Success, report?: Report): Row[] {
  const { changes, losses, gaps, assumptions } = outcome.conversion
  const titles = new Map(contract.changes.map(({ id, title }) => [id, title]))
  const missing = new Map(gaps.length > 0 ? report?.problems.map(({ pointer, span }) => [pointer, span]) : [])
  return [
    // Without a place, the change is that a member is put in: see `insertedIn`.
    ...changes.flatMap((it, at): Row[] => {
      const why = `${titles.get(it.id) ?? it.id}. ${it.basis === 'assumed' ? assumptionOn(it, assumptions) : ''}`.trim()
      const places = { fromPlace: it.fromSpan, toPlace: it.toSpan }
      return it.toSpan ? [{ ...it, id: `change-${at}`, kind: 'change', turn: 'moved', why, ...places }] : []
    }),
    ...insertedIn(contract, outcome),
    ...losses.map(({ pointer, section, reason, span }, at): Row => {
      const said = { from: pointer, to: '', section, fromPlace: span }
      const isUnfit = outcome.options.complement !== undefined && span === undefined
      const turn = isUnfit ? 'unfit' : 'lost'
      return { id: `loss-${at}`, kind: 'loss', turn, why: isUnfit ? REASONS.unfit : reason, ...said }
    }),
    ...gaps.map(({ pointer, section, reason }, at): Row => {
      const toPlace = missing.get(pointer)
      return { id: `gap-${at}`, kind: 'gap', turn: 'missing', from: '', to: pointer, why: reason, section, toPlace }
    }),
  ]
}

/** What the complement or a person has put in: what the way back would take out again, where it is in one edit. */
function insertedIn(contract: Contract, outcome: Success): Row[] {
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
  const members = [
    ...back.changes.map(({ from, section, fromSpan }) => ({ to: from, section, toPlace: fromSpan })),
    ...back.losses.map(({ pointer, section, span }) => ({ to: pointer, section, toPlace: span })),
  ]
  const endOf = ({ start }: Place) => ranges[lastUpTo(start, ranges.length, (at) => ranges[at]?.[0] ?? 0)]?.[1] ?? 0
  return members
    .filter(({ toPlace }) => toPlace && toPlace.end <= endOf(toPlace))
    .map((it, at): Row => {
      const turn = Object.keys(fill).some((pointer) => it.to.endsWith(pointer)) ? 'filled' : 'restored'
      return { ...it, id: `new-${at}`, kind: 'change', turn, from: it.to, why: REASONS[turn] }
    })
}

const REASONS = {
  restored: 'The complement has kept it.',
  filled: 'It has the value that you gave.',
  unfit: 'Some of what it keeps matches nothing in this document, so that is lost.',
}

/** Whether a sentence of the package says why. */
export const isSaid = ({ turn }: Pick<Row, 'turn'>) => !(turn in REASONS)

/** The assumption about the member that changes: each stands with the change that it belongs to. */
function assumptionOn({ from, to }: AppliedChange, assumptions: readonly string[]): string {
  const names = [from, to].flatMap((pointer) => pointer.split('/')).filter((name) => /[a-z]/.test(name))
  return assumptions.find((it) => names.some((name) => it.includes(`\`${name}\``))) ?? ''
}
