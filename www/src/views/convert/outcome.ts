/** Converts the document, tries the way back, and marks what has become of it. Uses no element of the page. */
import type { Conversion, ConvertOptions, Problem, Report, Shape, Version } from 'order-contract/wasm'
import type { Contract } from '../../app/core.js'
import type { Given } from '../../app/document.js'
import { layouts, versions } from '../../app/names.js'
import { pathOf } from '../../app/pointer.js'
import { pointerIn, type Reading } from '../../app/reading.js'
import type { Mark } from '../../editor/marks.js'

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

type Converter = Pick<Contract, 'convert'>

/** The version that a document is converted to, if none is chosen: the next one, or from the newest the one before. */
export function targetOf(from: Version, to?: Version): Version {
  if (to !== undefined && to !== from) return to
  const at = versions.indexOf(from)
  return (versions[at + 1] ?? versions[at - 1]) as Version
}

export function outcomeOf(
  contract: Converter,
  text: string,
  { shape, versions: [found] }: Reading,
  { entries, to: asked, payoutUrl, fill = {}, complement }: Given,
): Outcome {
  const from = found as Version
  const to = targetOf(from, asked)
  const isList = layouts[shape] === 'entries'
  const options: ConvertOptions = {
    from,
    to,
    entries: isList ? pointerIn(entries) : undefined,
    payoutUrl: payoutUrl === '' ? '' : pointerIn(payoutUrl),
    complement,
    onOrphan: complement && 'drop',
  }
  const empty = contract.convert(shape, text, options)
  const gaps = gapsIn(empty, isList)
  const filled = gaps.flatMap((pointer) => (fill[pointer] ? [[pointer, fill[pointer].toWellFormed()] as const] : []))
  if (filled.length === 0) return { shape, from, to, gaps, options, conversion: empty }
  const filling = { ...options, fill: Object.fromEntries(filled) }
  return { shape, from, to, gaps, options: filling, conversion: contract.convert(shape, text, filling) }
}

function gapsIn(conversion: Conversion<string>, isList: boolean): string[] {
  if (!conversion.ok) return []
  const relative = (pointer: string) => (isList ? pointer.replace(/^.*?\/\d+(?=\/)/, '') : pointer)
  return [...new Set(conversion.gaps.map(({ pointer }) => relative(pointer)).filter((pointer) => pointer !== ''))]
}

/** Whether converting back gives the same text: tried with the complement. */
export function comesBack(contract: Converter, text: string, { shape, options, conversion }: Success): boolean {
  const { from, to, fill: _, complement: __, onOrphan: ___, ...ways } = options
  const { output, complement } = conversion
  const back = contract.convert(shape, output, { ...ways, from: to, to: from, complement })
  return back.ok && back.output === text
}

/** More are not listed one by one. */
const MOST_UNKNOWN = 100_000

/** The fields that the API documentation does not list; they are kept as they are. */
export function unknownIn(
  contract: Pick<Contract, 'validate'>,
  text: string,
  { shape, from, options }: Outcome,
): Problem[] {
  const { entries } = options
  const { problems }: Report = contract.validate(shape, text, {
    version: from,
    entries,
    severity: { undocumented: 'info' },
    limits: { findings: MOST_UNKNOWN },
    mask: false,
  })
  return problems.filter(({ code }) => code === 'undocumented')
}

type Place = NonNullable<Problem['span']>

/** What a conversion has done, a row each, with its place in either text. */
export interface Row {
  id: string
  kind: 'change' | 'loss' | 'gap'
  from: string
  to: string
  why: string
  section: string
  basis?: Mark['about']['basis']
  fromPlace?: Place | undefined
  toPlace?: Place | undefined
}

export function rowsOf(contract: Pick<Contract, 'changelog' | 'validate'>, outcome: Success): Row[] {
  const { conversion, from, to } = outcome
  const { changes, losses, gaps, complement, assumptions } = conversion
  const [older, newer] = versions.indexOf(from) < versions.indexOf(to) ? [from, to] : [to, from]
  const titles = new Map(contract.changelog({ from: older, to: newer }).map(({ id, title }) => [id, title]))
  const missing = gaps.length > 0 ? missingIn(contract, outcome) : new Map()
  return [
    ...changes.map((it, at): Row => {
      const why = `${titles.get(it.id) ?? it.id}.${it.basis === 'assumed' ? ` ${assumptions[0] ?? ''}` : ''}`
      return { ...it, id: `change-${at}`, kind: 'change', why, fromPlace: it.fromSpan, toPlace: it.toSpan }
    }),
    ...losses.map(({ pointer, section, reason, span }, at): Row => {
      const why = complement === null ? reason : `${reason} The complement keeps it for the way back.`
      return { id: `loss-${at}`, kind: 'loss', from: pointer, to: '', why, section, fromPlace: span }
    }),
    ...gaps.map(({ pointer, section, reason }, at): Row => {
      const toPlace = missing.get(pointer)
      return { id: `gap-${at}`, kind: 'gap', from: '', to: pointer, why: reason, section, toPlace }
    }),
  ]
}

/** Where the result misses something: at the object that should have it. */
function missingIn(contract: Pick<Contract, 'validate'>, { shape, to, options, conversion }: Success) {
  const { entries } = options
  const checking = { version: to, entries, limits: { findings: MOST_UNKNOWN } }
  const { problems } = contract.validate(shape, conversion.output, checking)
  return new Map(problems.map(({ pointer, span }) => [pointer, span]))
}

/** The marks of one side. */
export function marksOf(rows: readonly Row[], side: 'from' | 'to', unknown: readonly Problem[] = []): Mark[] {
  const marks = rows.flatMap(({ id, kind, why, basis, section, ...row }): Mark[] => {
    const place = side === 'from' ? row.fromPlace : row.toPlace
    if (place === undefined) return []
    const title = titleOf(kind, row)
    return [{ from: place.start, to: place.end, kind, id, about: { title, why, section, basis } }]
  })
  const quiet = unknown.flatMap(({ span, pointer, section }, at): Mark[] => {
    if (span === undefined) return []
    const about = {
      title: `\`${pathOf(pointer)}\``,
      why: 'The API documentation does not list this field. It is kept as it is.',
      section,
    }
    return [{ from: span.start, to: span.end, kind: 'unknown', id: `unknown-${at}`, about }]
  })
  return [...marks, ...quiet]
}

function titleOf(kind: Row['kind'], { from, to }: Pick<Row, 'from' | 'to'>): string {
  if (kind === 'change') return `\`${pathOf(from)}\` → \`${pathOf(to)}\``
  return kind === 'loss' ? `\`${pathOf(from)}\` is lost` : `\`${pathOf(to)}\` is missing`
}
