/** Converts the document, tries the way back, and marks what has become of it. Uses no element of the page. */
import {
  type AppliedChange,
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
import { Lines } from '../../editor/lines.js'

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

/** Whether converting back gives the same text: tried with the complement. */
export function comesBack(contract: Contract, text: string, { shape, options, conversion }: Success): boolean {
  const { from, to, fill: _, complement: __, onOrphan: ___, ...ways } = options
  const { output, complement } = conversion
  const back = contract.convert(shape, output, { ...ways, from: to, to: from, complement })
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
  turn: 'moved' | 'restored' | 'filled' | 'lost' | 'missing'
  from: string
  to: string
  why: string
  section: string
  fromPlace?: Place | undefined
  toPlace?: Place | undefined
}

/** `report` is on the result: what that misses is at the object that should have it. */
export function rowsOf(contract: Contract, outcome: Success, report?: Report): Row[] {
  const { conversion } = outcome
  const { changes, losses, gaps, assumptions } = conversion
  const inserted = insertionsIn(conversion)
  const titles = new Map(contract.changes.map(({ id, title }) => [id, title]))
  const missing = new Map(gaps.length > 0 ? report?.problems.map(({ pointer, span }) => [pointer, span]) : [])
  return [
    ...changes.map((it, at): Row => {
      const turn = turnOf(it, outcome.options.complement !== undefined)
      const why = turn === 'moved' ? (titles.get(it.id) ?? it.id) : REASONS[turn]
      const isMoved = turn === 'moved'
      const places = { fromPlace: isMoved ? it.fromSpan : undefined, toPlace: it.toSpan ?? inserted.shift() }
      const isAssumed = it.basis === 'assumed' && turn === 'moved'
      const said = `${why}. ${isAssumed ? assumptionOn(it, assumptions) : ''}`.trim()
      return { ...it, id: `change-${at}`, kind: 'change', turn, why: said, ...places }
    }),
    ...losses.map(({ pointer, section, reason, span }, at): Row => {
      const said = { from: pointer, to: '', why: reason, section, fromPlace: span }
      return { id: `loss-${at}`, kind: 'loss', turn: 'lost', ...said }
    }),
    ...gaps.map(({ pointer, section, reason }, at): Row => {
      const toPlace = missing.get(pointer)
      return { id: `gap-${at}`, kind: 'gap', turn: 'missing', from: '', to: pointer, why: reason, section, toPlace }
    }),
  ]
}

/** Where members are in the result that were not there before: what edits put in, but for the changes that have a place. */
function insertionsIn({ edits, changes, output }: Converted): Place[] {
  if (changes.every(({ toSpan }) => toSpan)) return []
  const lines = new Lines(output)
  const known = changes.flatMap(({ toSpan }) => toSpan ?? []).sort((a, b) => a.start - b.start)
  let offset = 0
  return edits.flatMap(({ start, end, text }): Place[] => {
    const at = start + offset
    offset += text.length - (end - start)
    while (known[0] && known[0].end < at) known.shift()
    const before = /^[\s,]*/.exec(text)?.[0].length ?? 0
    const member = text.slice(before).trimEnd().replace(/,$/, '')
    if (member === '' || (known[0] && known[0].start <= at)) return []
    const from = at + before
    const line = lines.at(from)
    return [{ start: from, end: from + member.length, line: line + 1, column: from - lines.start(line) + 1 }]
  })
}

const REASONS = { restored: 'The complement has kept it', filled: 'It has the value that you gave' }

/** Whether a sentence of the package says why. */
export const isSaid = ({ turn }: Pick<Row, 'turn'>) => !(turn in REASONS)

/** A member that was not there before is restored, or filled in: the change names the object that got it. */
function turnOf({ from, to }: AppliedChange, hasComplement: boolean): 'moved' | 'restored' | 'filled' {
  const isNew = to.startsWith(`${from}/`)
  return isNew ? (hasComplement ? 'restored' : 'filled') : 'moved'
}

/** The assumption about the member that changes: each stands with the change that it belongs to. */
function assumptionOn({ from, to }: AppliedChange, assumptions: readonly string[]): string {
  const names = [from, to].flatMap((pointer) => pointer.split('/')).filter((name) => /[a-z]/.test(name))
  return assumptions.find((it) => names.some((name) => it.includes(`\`${name}\``))) ?? ''
}
