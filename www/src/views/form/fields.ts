/**
 * A form made of a description: its parts, and what they send. What is typed is plain JSON with the names of the fields, also
 * of those that do not apply now; an empty field is `null`, an empty text or absent. Contains no field's name.
 */
import type { Condition, ElementDescription, JsonValue } from 'order-contract'

type Typed = JsonValue | undefined

/** A described value, and where it is. */
export interface Place {
  given: ElementDescription
  typed: Typed
  type: (value: JsonValue) => void
  /** Whether it is required now. */
  asked: boolean
  /** Its pointers in what is typed and in what is sent: entries without a value move others up. */
  at: string
  to: string
  /** Of an entry: takes it out of its list. */
  remove?: () => void
}

const membersOf = (typed: Typed): Record<string, JsonValue> =>
  typeof typed === 'object' && typed !== null && !Array.isArray(typed) ? typed : {}

/** A list that must not be empty begins with one entry. */
export const entriesOf = ({ given, typed }: Place): JsonValue[] =>
  Array.isArray(typed) ? typed : given.notEmpty ? [null] : []

/** The text of a value: empty if the version does not allow it. */
export const textOf = ({ given: { values }, typed }: Place): string =>
  typeof typed === 'string' && (!values || values.some(({ value }) => value === typed)) ? typed : ''

/** The fields of an object that apply now, or the entries of a list. The others keep what was typed, but are not sent. */
export const partsOf = (place: Place): Place[] =>
  place.given.element ? partsOfList(place.given.element, place) : partsOfObject(place)

function partsOfObject({ given, typed, type, at, to }: Place): Place[] {
  const members = membersOf(typed)
  const holds = (condition?: Condition) => condition?.values.some((it) => it === members[condition.field]) ?? true
  const fields = given.object?.fields.filter(({ appliesWith }) => holds(appliesWith)) ?? []
  return fields.map((field) => ({
    given: field,
    typed: members[field.name],
    type: (value) => type({ ...members, [field.name]: value }),
    asked: field.required !== undefined && holds(field.required.with),
    at: beneath(at, field.name),
    to: beneath(to, field.name),
  }))
}

function partsOfList(given: ElementDescription, list: Place): Place[] {
  const entries = entriesOf(list)
  let next = 0
  const parts = entries.map((typed, index) => {
    const part: Place = {
      given,
      typed,
      type: (value) => list.type(entries.with(index, value)),
      asked: true,
      at: beneath(list.at, index),
      to: beneath(list.to, next),
      remove: () => list.type(entries.toSpliced(index, 1)),
    }
    const isSent = sentOf(part) !== undefined
    next += Number(isSent)
    return isSent ? part : { ...part, to: beneath(list.to, '-') }
  })
  // A list without a value is what its first field writes.
  return next > 0 ? parts : parts.map((part, index) => (index === 0 ? { ...part, to: list.to } : part))
}

/** The members that the form has no field for, if the API documentation says that there are more. */
export function furtherIn({ given: { object }, typed }: Place): [name: string, value: JsonValue][] {
  const known = [...(object?.fields ?? []), ...(object?.removed ?? [])].map(({ name }) => name)
  return Object.entries(membersOf(typed)).filter(([name]) => object?.open && !known.includes(name))
}

/**
 * What is sent of a value: what is filled in and applies. If it is asked for, an object or a list is sent even if it is empty,
 * so that each missing field is reported at its own pointer.
 */
export function sentOf(place: Place, asked = place.asked): Typed {
  const { element, object } = place.given
  if (!element && !object) return textOf(place) || undefined
  const sent = partsOf(place).flatMap((part) => {
    const value = sentOf(part, asked && part.asked)
    return value === undefined ? [] : [[nameOf(part.at), value] as const]
  })
  const all = [...sent, ...furtherIn(place)]
  if (!asked && all.length === 0) return undefined
  return element ? all.map(([, value]) => value) : Object.fromEntries(all)
}

/** What is sent of a value, in words. */
export function wordsOf(place: Place): string[] {
  const text = textOf(place)
  const words = place.given.values?.find(({ value }) => value === text)?.label ?? text
  return [...(words ? [words] : []), ...partsOf(place).flatMap(wordsOf)]
}

/** The JSON Pointer of a member. */
export const beneath = (pointer: string, name: string | number) =>
  `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** The last name in a pointer. */
export const nameOf = (pointer: string): string =>
  pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~')
