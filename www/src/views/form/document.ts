/**
 * The document that a form makes, and which field each of its places belongs to. A document holds what
 * was filled in where it counts, and the objects and lists that are asked for, so that each missing
 * field is missed by its own name.
 */
import type { ElementDescription, JsonValue } from 'order-contract/slim'
import { type Field, type Group, isAsked, type Leaf, type List, relevant } from './fields.js'

export interface Made {
  /** The document as text. */
  text: string
  /** By JSON Pointer: of what is there, and of what is missing. */
  places: Places
}

type Places = Map<string, Field>

export function documentOf(form: Group): Made {
  const places: Places = new Map([['', form]])
  return { text: JSON.stringify(objectOf(form, '', places), null, 2), places }
}

/** The field at a pointer, or else the nearest one around it. */
export function fieldAt(pointer: string, places: Places): Field {
  const field = places.get(pointer)
  if (field) return field
  if (pointer === '') throw new TypeError('these are the places of no form')
  return fieldAt(pointer.slice(0, pointer.lastIndexOf('/')), places)
}

/** The JSON Pointer of a member. */
export const beneath = (pointer: string, name: string) =>
  `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`

function valueIn(field: Field, pointer: string, places: Places): JsonValue {
  if (field.kind === 'group') return objectOf(field, pointer, places)
  if (field.kind === 'list') return arrayOf(field, pointer, places)
  return plainOf(field)
}

function objectOf(group: Group, at: string, places: Places): JsonValue {
  const members: [string, JsonValue][] = []
  for (const member of relevant(group)) {
    const { given, field } = member
    const pointer = beneath(at, given.name)
    places.set(pointer, field)
    if (isSent(field, isAsked(member, group))) members.push([given.name, valueIn(field, pointer, places)])
  }
  return Object.fromEntries([...members, ...group.further])
}

/** A value that is not filled in is left out, and those behind it move up. */
function arrayOf({ entries }: List, at: string, places: Places): JsonValue {
  const values: JsonValue[] = []
  for (const entry of entries) {
    if (!isSent(entry, true)) continue
    const pointer = `${at}/${values.length}`
    places.set(pointer, entry)
    values.push(valueIn(entry, pointer, places))
  }
  return values
}

function isSent(field: Field, asked: boolean): boolean {
  return isFilled(field) || (asked && field.kind !== 'leaf')
}

/** Whether anything in it would be sent. */
function isFilled(field: Field): boolean {
  if (field.kind === 'leaf') return field.text !== ''
  if (field.kind === 'list') return field.entries.length > 0
  return field.further.size > 0 || relevant(field).some((member) => isFilled(member.field))
}

/** What a leaf sends: where the interface shows no text, JSON may be typed; what is no JSON is sent as text. */
export function plainOf({ given, text }: Leaf): JsonValue {
  if (!takesJson(given)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Whether the interface leaves open what kind of value it is, or what is in it. */
export const takesJson = ({ kind }: ElementDescription) => kind === 'any' || kind === 'collection'
