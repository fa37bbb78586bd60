/**
 * The form as a tree of fields, grown from a description alone: what is typed, and nothing of how it
 * looks. No field's name stands here.
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
  /** Empty where nothing is filled in. */
  text: string
  reached: boolean
}

/** An object. */
export interface Group {
  readonly kind: 'group'
  readonly given: ElementDescription
  readonly object: ObjectDescription
  readonly members: readonly Member[]
  /** What a document brought and the form has no field for, by name, where the interface says that more exists. */
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

/** `reached` is what the person has been at, or has asked to have checked: findings are told there only. */
export type Field = Leaf | Group | List

/** A field of an object, and what is said of it there. */
export interface Member {
  readonly given: FieldDescription
  readonly field: Field
}

/** The form of a document: nothing filled in, and in each list the entry that it cannot do without. */
export function formOf({ object, section }: Description): Group {
  return groupOf({ kind: 'object', basis: 'stated', label: object.title, section }, object)
}

/** One entry more, at the end. */
export function grow(list: List): Field {
  const entry = fieldOf(list.element)
  list.entries.push(entry)
  return entry
}

/** Takes an entry out; where it stood. */
export function shrink(list: List, entry: Field): number {
  const at = list.entries.indexOf(entry)
  list.entries.splice(at, 1)
  return at
}

/** The field and all beneath it. */
export function* within(field: Field): Generator<Field> {
  yield field
  if (field.kind === 'group') for (const member of field.members) yield* within(member.field)
  if (field.kind === 'list') for (const entry of field.entries) yield* within(entry)
}

/** The fields that mean something now. The others keep what was typed, but are neither shown nor sent. */
export function relevant(group: Group): Member[] {
  return group.members.filter(({ given }) => given.appliesWith === undefined || holds(given.appliesWith, group))
}

/** Whether the field must be there now. */
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
