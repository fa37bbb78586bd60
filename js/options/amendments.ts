/** The options `accept` and `optional`: the fields that they are about, in records that src/report/amendments.rs reads. */
import { fields } from '../generated/sentences.js'
import { amendable, bodies, shapes } from '../generated/tables.js'
import { headOf, writeNumber } from '../input/encoding.js'
import type { Shape } from '../types/types.js'
import { nearestOrAll, quote } from './mistakes.js'
import type { Checked } from './reader.js'
import type { DOCUMENT } from './table.js'

/** Amendments that were checked, but for their pointers: `amendedFor` looks those up. */
export type CheckedAmendments = Pick<Checked<typeof DOCUMENT>, 'accept' | 'optional'>

export interface Amended {
  readonly records: readonly number[]
  /** The accepted values by the number of their field, for messages. Undefined without amendments. */
  readonly accepted: ReadonlyMap<number, readonly string[]> | undefined
}

export const NOT_AMENDED: Amended = { records: [], accepted: undefined }

let last = { key: '', amended: NOT_AMENDED }

/** Resolves the amendments of a shape; those of a call are about its body. Keeps the last ones, by value. */
export function amendedFor(shape: Shape | 'call', amendments: Partial<CheckedAmendments>): Amended {
  const { accept, optional } = amendments
  if (accept === undefined && optional === undefined) return NOT_AMENDED
  const key = JSON.stringify([shape, accept, optional])
  if (last.key !== key) last = { key, amended: resolved(shape, amendments) }
  return last.amended
}

function resolved(shape: Shape | 'call', { accept = {}, optional = [] }: Partial<CheckedAmendments>): Amended {
  const records: number[] = []
  const accepted = new Map<number, readonly string[]>()
  for (const [pointer, accepts] of Object.entries(accept)) {
    const values = accepts.map(({ value }) => value)
    for (const place of fieldsAt(shape, pointer, 'accept', 'enumeration', isEnumeration)) {
      accepted.set(place.field, values)
      for (const value of values) records.push(...recordOf(place, value))
    }
  }
  for (const pointer of optional) {
    for (const place of fieldsAt(shape, pointer, 'optional', 'required field', isRequired))
      records.push(...recordOf(place))
  }
  return { records, accepted }
}

function recordOf({ shape, field }: Place, value?: string): Uint8Array {
  const record = headOf([value], 4)
  writeNumber((shapes.indexOf(shape) << 16) | field, record, 0)
  return record
}

const isEnumeration = (field: number) => fields[field]?.values !== undefined
const isRequired = (field: number) => fields[field]?.why !== undefined

/** A field of a shape, by number. */
interface Place {
  readonly shape: Shape
  readonly field: number
}

/** Returns the fields at a pointer, of the shape or of the bodies of calls. An error names the nearest pointer. */
function fieldsAt(
  shape: Shape | 'call',
  pointer: string,
  option: string,
  what: string,
  fits: (field: number) => boolean,
): Place[] {
  const all = (shape === 'call' ? bodies : [shape]).flatMap((shape) =>
    Object.entries(amendable[shape]).map(([pointer, field]) => ({ pointer, shape, field })),
  )
  const fitting = all.filter(({ field }) => fits(field))
  const found = fitting.filter((place) => place.pointer === pointer)
  if (found.length > 0) return found
  const known = fitting.map(({ pointer }) => pointer)
  const hint = known.length === 0 ? 'it has none' : nearestOrAll(pointer, known)
  throw new TypeError(`the option ${option}: ${quote(pointer)} leads to no ${what} of ${quote(shape)}: ${hint}`)
}
