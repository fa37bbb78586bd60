/**
 * The document that a form makes, and the field of each of its pointers. It has what is filled in and relevant, and the
 * objects and lists that are required, so that each missing field is reported at its own pointer.
 */
import type { ElementDescription, JsonValue } from 'order-contract/slim'
import { type Field, type Group, isAsked, type Leaf, type List, relevant } from './fields.js'

export interface Made {
  /** The document as text. */
  text: string
  /** Fields by JSON Pointer, filled in or missing. */
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

/** Leaves out values that are not filled in; those behind them move up. */
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

/** What a leaf sends. Where JSON may be typed, anything else is sent as text. */
export function plainOf({ given, text }: Leaf): JsonValue {
  if (!takesJson(given)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Whether JSON may be typed: the API documentation leaves open the kind of the value, or what is in it. */
export const takesJson = ({ kind }: ElementDescription) => kind === 'any' || kind === 'collection'
