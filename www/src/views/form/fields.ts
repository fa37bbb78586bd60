/**
 * The form as a tree of fields, made from a description: what is typed, not how it looks. Contains no field's name.
 */
import type {
  Condition,
  Description,
  ElementDescription,
  FieldDescription,
  JsonValue,
  ObjectDescription,
} from 'order-contract/slim'

/** A value that is typed or chosen. */
export interface Leaf {
  readonly kind: 'leaf'
  readonly given: ElementDescription
  /** Empty if nothing is filled in. */
  text: string
  reached: boolean
}

/** An object. */
export interface Group {
  readonly kind: 'group'
  readonly given: ElementDescription
  readonly object: ObjectDescription
  readonly members: readonly Member[]
  /** Members of a document that the form has no field for, if the API documentation says that there are more. */
  readonly further: Map<string, JsonValue>
  reached: boolean
}

/** A list that grows and shrinks. */
export interface List {
  readonly kind: 'list'
  readonly given: ElementDescription
  readonly element: ElementDescription
  readonly entries: Field[]
  reached: boolean
}

/** `reached` once it was filled in or the whole form was checked: problems are shown only then. */
export type Field = Leaf | Group | List

/** A field of an object, and its description. */
export interface Member {
  readonly given: FieldDescription
  readonly field: Field
}

/** An empty form. A list that must not be empty has one entry. */
export function formOf({ object, section }: Description): Group {
  return groupOf({ kind: 'object', basis: 'stated', label: object.title, section }, object)
}

/** Adds an entry at the end. */
export function grow(list: List): Field {
  const entry = fieldOf(list.element)
  list.entries.push(entry)
  return entry
}

/** Removes an entry. Returns its index. */
export function shrink(list: List, entry: Field): number {
  const at = list.entries.indexOf(entry)
  list.entries.splice(at, 1)
  return at
}

/** The field and all fields in it. */
export function* within(field: Field): Generator<Field> {
  yield field
  if (field.kind === 'group') for (const member of field.members) yield* within(member.field)
  if (field.kind === 'list') for (const entry of field.entries) yield* within(entry)
}

/** The fields that apply now. The others keep what was typed, but are neither shown nor sent. */
export function relevant(group: Group): Member[] {
  return group.members.filter(({ given }) => given.appliesWith === undefined || holds(given.appliesWith, group))
}

/** Whether the field is required now. */
export function isAsked({ given }: Member, group: Group): boolean {
  return given.required !== undefined && (given.required.with === undefined || holds(given.required.with, group))
}

function holds({ field: name, values }: Condition, { members }: Group): boolean {
  const decider = members.find(({ given }) => given.name === name)?.field
  return decider?.kind === 'leaf' && values.includes(decider.text)
}

function fieldOf(given: ElementDescription): Field {
  if (given.object) return groupOf(given, given.object)
  if (given.element) return listOf(given, given.element)
  return { kind: 'leaf', given, text: '', reached: false }
}

function groupOf(given: ElementDescription, object: ObjectDescription): Group {
  const members = object.fields.map((field) => ({ given: field, field: fieldOf(field) }))
  return { kind: 'group', given, object, members, further: new Map(), reached: false }
}

function listOf(given: ElementDescription, element: ElementDescription): List {
  const list: List = { kind: 'list', given, element, entries: [], reached: false }
  if (given.notEmpty) grow(list)
  return list
}
