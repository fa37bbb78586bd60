/**
 * A form made from a description. What is typed is plain JSON with the names of the fields, also of those that do not
 * apply now; an empty field is `null`, an empty text or absent. Contains no field's name.
 */
import type { Condition, ElementDescription, FieldDescription, JsonValue, ObjectDescription } from 'order-contract/wasm'

export type Typed = JsonValue | undefined

type Members = Record<string, JsonValue>

const isObject = (value: Typed): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const membersOf = (typed: Typed): Members => (isObject(typed) ? typed : {})

/** A list that must not be empty begins with one entry. */
export function entriesOf({ notEmpty }: ElementDescription, typed: Typed): JsonValue[] {
  if (Array.isArray(typed)) return typed
  return notEmpty ? [null] : []
}

/** The text of a value: empty if the version does not allow it. */
export function textOf({ values }: ElementDescription, typed: Typed): string {
  if (typeof typed !== 'string') return ''
  return values === undefined || values.some(({ value }) => value === typed) ? typed : ''
}

/** Whether JSON may be typed: the API documentation leaves open the kind of the value, or what is in it. */
export const takesJson = ({ kind }: ElementDescription) => kind === 'any' || kind === 'collection'

/** The fields that apply now. The others keep what was typed, but are neither shown nor sent. */
export const relevant = ({ fields }: ObjectDescription, members: Members): FieldDescription[] =>
  fields.filter(({ appliesWith }) => appliesWith === undefined || holds(appliesWith, members))

/** Whether a field is required now. */
export const isAsked = ({ required }: FieldDescription, members: Members): boolean =>
  required !== undefined && (required.with === undefined || holds(required.with, members))

function holds({ field, values }: Condition, members: Members): boolean {
  const { [field]: decider } = members
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

/** `Item 2`, `E-mail address`: the titles of the entries around a field, and its own. */
export function titlesAt(object: ObjectDescription, pointer: string): string[] {
  const titles: string[] = []
  let given: ElementDescription | undefined = { kind: 'object', basis: 'stated', section: '', object }
  let own: string | undefined
  for (const step of pointer.split('/').slice(1)) {
    const isEntry: boolean = given?.element !== undefined
    given = given?.element ?? given?.object?.fields.find(({ name }) => beneath('', name) === `/${step}`)
    own = isEntry ? undefined : given?.label
    if (isEntry && given) titles.push(titleOf(given, Number(step) + 1))
  }
  return own === undefined ? titles : [...titles, own]
}

/** The JSON Pointer of a member. */
export const beneath = (pointer: string, name: string) =>
  `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
