/** Converts the document, tries the way back, and holds both texts against their versions. Uses no element of the page. */
import {
  type Complement,
  type Conversion,
  type ConvertOptions,
  type Shape,
  type Version,
  versions,
} from 'order-contract'
import type { Contract } from '../../app/core.js'
import type { Given } from '../../app/given.js'
import { pointerIn, type Reading } from '../../app/reading.js'
import { isList, usual } from '../../app/words.js'

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

export type Success = Outcome & { conversion: Extract<Conversion<string>, { ok: true }> }

export const isSuccess = (outcome: Outcome | undefined): outcome is Success => outcome?.conversion.ok === true

export function outcomeOf(
  contract: Contract,
  text: string,
  { shape, versions: [found] }: Reading,
  { entries, to: asked, payoutUrl, fill = {}, complement }: Given,
): Outcome {
  const from = found as Version
  const options: ConvertOptions = {
    from,
    to: targetOf(from, asked),
    entries: isList(shape) ? pointerIn(entries) : undefined,
    payoutUrl: payoutUrl === '' ? '' : pointerIn(payoutUrl),
    complement,
    onOrphan: complement && 'drop',
  }
  const empty = contract.convert(shape, text, options)
  const gaps = gapsIn(empty, shape)
  const filled = gaps.flatMap((pointer) => (fill[pointer] ? [[pointer, fill[pointer].toWellFormed()] as const] : []))
  const outcome = { shape, from, to: options.to, gaps, options, conversion: empty }
  if (filled.length === 0) return outcome
  const filling = { ...options, fill: Object.fromEntries(filled) }
  return { ...outcome, options: filling, conversion: contract.convert(shape, text, filling) }
}

/** The version that a document is converted to, if none is chosen: the usual one, or from that the one before. */
function targetOf(from: Version, to?: Version): Version {
  if (to !== undefined && to !== from) return to
  if (from !== usual) return usual
  const at = versions.indexOf(from)
  return (versions[at - 1] ?? versions[at + 1]) as Version
}

function gapsIn(conversion: Conversion<string>, shape: Shape): string[] {
  if (!conversion.ok) return []
  const relative = (pointer: string) => (isList(shape) ? pointer.replace(/^.*?\/\d+(?=\/)/, '') : pointer)
  return [...new Set(conversion.gaps.map(({ pointer }) => relative(pointer)).filter((pointer) => pointer !== ''))]
}

/** Converts the result back, with or without a complement. */
export function wayBack(contract: Contract, { shape, options, conversion }: Success, complement?: Complement | null) {
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
