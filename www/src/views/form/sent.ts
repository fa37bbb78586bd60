/**
 * The document that a form sends: what is filled in and applies, and the objects and lists that are required, so that
 * each missing field is reported at its own pointer.
 */
import type { Code, ElementDescription, JsonValue, ObjectDescription, Problem, Version } from 'order-contract/wasm'
import type { Contract } from '../../app/core.js'
import { parsed } from '../../app/json.js'
import { beneath, entriesOf, furtherIn, isAsked, membersOf, relevant, type Typed, takesJson, textOf } from './fields.js'

export interface Sent {
  text: string
  /** The pointer of each field in what is typed, by its pointer in the document. Entries without a value move others up. */
  places: Places
}

type Places = Map<string, string>

export function sentOf(object: ObjectDescription, typed: Typed): Sent {
  const places: Places = new Map([['', '']])
  return { text: JSON.stringify(objectSent(object, typed, '', '', places), null, 2), places }
}

function objectSent(object: ObjectDescription, typed: Typed, at: string, from: string, places: Places): JsonValue {
  const members = membersOf(typed)
  const sent = relevant(object, members).flatMap((field): [string, JsonValue][] => {
    const { name } = field
    const asked = isAsked(field, members)
    const value = valueSent(field, members[name], asked, beneath(at, name), beneath(from, name), places)
    return value === undefined ? [] : [[name, value]]
  })
  return { ...Object.fromEntries(sent), ...furtherIn(object, members) }
}

/** Undefined if it is left out. */
function valueSent(
  given: ElementDescription,
  typed: Typed,
  asked: boolean,
  at: string,
  from: string,
  places: Places,
): Typed {
  places.set(at, from)
  if (!asked && !isFilled(given, typed)) return undefined
  if (given.object) return objectSent(given.object, typed, at, from, places)
  if (given.element) return listSent(given.element, entriesOf(given, typed), at, from, places)
  const text = textOf(given, typed)
  if (text === '') return undefined
  const value = takesJson(given) ? (parsed(text) as Typed) : undefined
  // Where JSON may be typed, anything else is sent as text.
  return value === undefined ? text : value
}

function listSent(
  element: ElementDescription,
  entries: readonly JsonValue[],
  at: string,
  from: string,
  places: Places,
): JsonValue[] {
  const sent: JsonValue[] = []
  for (const [index, entry] of entries.entries()) {
    const value = valueSent(element, entry, true, `${at}/${sent.length}`, `${from}/${index}`, places)
    if (value !== undefined) sent.push(value)
  }
  return sent
}

/** Whether anything in it would be sent. */
function isFilled(given: ElementDescription, typed: Typed): boolean {
  if (given.element) return entriesOf(given, typed).length > 0
  if (given.object === undefined) return textOf(given, typed) !== ''
  const members = membersOf(typed)
  const isAnyFilled = relevant(given.object, members).some((field) => isFilled(field, members[field.name]))
  return isAnyFilled || Object.keys(furtherIn(given.object, members)).length > 0
}

/** A problem, and the pointer of its field, or of the nearest one around it, in what is typed. */
export interface Finding {
  problem: Problem
  at: string
}

/** In a draft, nothing is reported as missing. */
export function findingsIn(
  { text, places }: Sent,
  contract: Pick<Contract, 'validate'>,
  version: Version,
  draft: boolean,
): Finding[] {
  const { problems } = contract.validate('order-request', text, { version, draft, mask: false, names: 'label' })
  return problems.map((problem) => ({ problem, at: placeOf(problem.pointer, places) }))
}

const placeOf = (pointer: string, places: Places): string =>
  places.get(pointer) ?? placeOf(pointer.slice(0, pointer.lastIndexOf('/')), places)

const MISSING: readonly Code[] = ['required', 'empty']

/** How many errors are about what is missing, and how many about what is wrong. */
export function countsOf(findings: readonly Finding[]): { missing: number; wrong: number } {
  const errors = findings.filter(({ problem }) => problem.severity === 'error')
  const missing = errors.filter(({ problem }) => MISSING.includes(problem.code)).length
  return { missing, wrong: errors.length - missing }
}
