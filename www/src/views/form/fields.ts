/**
 * A form made from a description. What is typed is plain JSON with the names of the fields, also of those that do not
 * apply now; an empty field is `null`, an empty text or absent. Contains no field's name.
 */
import type { Condition, ElementDescription, FieldDescription, JsonValue, ObjectDescription } from 'order-contract'
import { parsed } from '../../app/json.js'

export type Typed = JsonValue | undefined

type Members = Record<string, JsonValue>

export const membersOf = (typed: Typed): Members =>
  typeof typed === 'object' && typed !== null && !Array.isArray(typed) ? typed : {}

/** A list that must not be empty begins with one entry. */
export function entriesOf({ notEmpty }: ElementDescription, typed: Typed): JsonValue[] {
  if (Array.isArray(typed)) return typed
  return notEmpty ? [null] : []
}

/** Whether JSON may be typed: the API documentation leaves open the kind of the value, or what is in it. */
export const takesJson = ({ kind }: ElementDescription) => kind === 'any' || kind === 'collection'

/** The text of a value: empty if the version does not allow it. */
export function textOf(given: ElementDescription, typed: Typed): string {
  if (typeof typed !== 'string') return takesJson(given) && typed != null ? JSON.stringify(typed) : ''
  return given.values?.every(({ value }) => value !== typed) ? '' : typed
}

/** The fields that apply now. The others keep what was typed, but are neither shown nor sent. */
export const relevant = ({ fields }: ObjectDescription, members: Members): FieldDescription[] =>
  fields.filter(({ appliesWith }) => appliesWith === undefined || holds(appliesWith, members))

/** Whether a field is required now. */
export const isAsked = ({ required }: FieldDescription, members: Members): boolean =>
  required !== undefined && (required.with === undefined || holds(required.with, members))

function holds({ field, values }: Condition, { [field]: decider }: Members): boolean {
  return typeof decider === 'string' && values.includes(decider)
}

/** Members of a document that the form has no field for, if the API documentation says that there are more. */
export function furtherIn({ open, fields, removed }: ObjectDescription, members: Members): Members {
  const known = [...fields, ...removed].map(({ name }) => name)
  return Object.fromEntries(Object.entries(members).filter(([name]) => open && !known.includes(name)))
}

/** The label of a field, and of an entry its position from 1. */
export function titleOf({ label = 'Value' }: ElementDescription, position?: number): string {
  return position === undefined ? label : `${label} ${position}`
}

/** The JSON Pointer of a member. */
export const beneath = (pointer: string, name: string) =>
  `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`

export interface Sent {
  text: string
  /** The pointer of each field in what is typed, by its pointer in the document. Entries without a value move others up. */
  places: ReadonlyMap<string, string>
}

/**
 * The document that a form sends: what is filled in and applies, and the objects and lists that are required, so that
 * each missing field is reported at its own pointer.
 */
export function sentOf(object: ObjectDescription, typed: Typed): Sent {
  const places = new Map<string, string>()
  const whole: ElementDescription = { kind: 'object', basis: 'stated', section: '', errors: [], object }
  return { text: JSON.stringify(valueSent(whole, typed, true, '', '', places), null, 2), places }
}

/** Undefined if it is left out. It is at `at` in the document, and at `from` in what is typed. */
function valueSent(
  given: ElementDescription,
  typed: Typed,
  asked: boolean,
  at: string,
  from: string,
  places: Map<string, string>,
): Typed {
  places.set(at, from)
  const { object, element } = given
  if (!asked && !isFilled(given, typed)) return undefined
  if (object) {
    const members = membersOf(typed)
    const sent: Record<string, JsonValue> = {}
    for (const field of relevant(object, members)) {
      const { name } = field
      const inner = [beneath(at, name), beneath(from, name)] as const
      const value = valueSent(field, members[name], isAsked(field, members), ...inner, places)
      if (value !== undefined) sent[name] = value
    }
    return { ...sent, ...furtherIn(object, members) }
  }
  if (element) {
    const sent: JsonValue[] = []
    for (const [index, entry] of entriesOf(given, typed).entries()) {
      const value = valueSent(element, entry, true, `${at}/${sent.length}`, `${from}/${index}`, places)
      if (value !== undefined) sent.push(value)
    }
    return sent
  }
  const text = textOf(given, typed)
  if (text === '') return undefined
  // Where JSON may be typed, anything else is sent as text.
  return takesJson(given) ? ((parsed(text) as Typed) ?? text) : text
}

/** Whether anything in it would be sent. */
function isFilled(given: ElementDescription, typed: Typed): boolean {
  if (given.element) return entriesOf(given, typed).length > 0
  if (given.object === undefined) return textOf(given, typed) !== ''
  const members = membersOf(typed)
  const isAnyFilled = relevant(given.object, members).some((field) => isFilled(field, members[field.name]))
  return isAnyFilled || Object.keys(furtherIn(given.object, members)).length > 0
}

/** The pointer of the field that a problem is about, or of the nearest one around it, in what is typed. */
export const placeOf = (pointer: string, places: ReadonlyMap<string, string>): string =>
  places.get(pointer) ?? placeOf(pointer.slice(0, pointer.lastIndexOf('/')), places)
