/** Fills a form from a document: one that was shared, or what another version's form held. */
import type { ElementDescription, JsonValue } from 'order-contract/slim'
import { beneath } from '../../app/json.js'
import { plainOf, takesJson } from './document.js'
import { type Field, type Group, grow, type Leaf, type List } from './fields.js'

/**
 * Puts a document's values where the form has a field for them, or where the interface says that more
 * exists. The pointers of what has no place come back: it will not be sent.
 */
export function fill(form: Group, value: JsonValue): string[] {
  return put(form, value, '')
}

/** All that was typed, also where it does not count now. */
export function typedIn(field: Field): JsonValue {
  if (field.kind === 'list') return field.entries.map(typedIn)
  if (field.kind === 'leaf') return plainOf(field)
  const members = field.members.map(({ given, field }): [string, JsonValue] => [given.name, typedIn(field)])
  return Object.fromEntries([...members, ...field.further])
}

function put(field: Field, value: JsonValue, at: string): string[] {
  if (field.kind === 'group') return putMembers(field, value, at)
  if (field.kind === 'list') return putEntries(field, value, at)
  return putText(field, value, at)
}

function putMembers(group: Group, value: JsonValue, at: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [at]
  return Object.entries(value).flatMap(([name, inner]) => {
    const pointer = beneath(at, name)
    const field = group.members.find(({ given }) => given.name === name)?.field
    if (field) return put(field, inner, pointer)
    if (!takesFurther(group, name)) return [pointer]
    group.further.set(name, inner)
    return []
  })
}

/** What the interface no longer has is not carried on. */
function takesFurther({ object }: Group, name: string): boolean {
  return object.open && !object.removed.some((removed) => removed.name === name)
}

function putEntries(list: List, value: JsonValue, at: string): string[] {
  if (!Array.isArray(value)) return [at]
  list.entries.length = 0
  return value.flatMap((inner, index) => put(grow(list), inner, `${at}/${index}`))
}

function putText(leaf: Leaf, value: JsonValue, at: string): string[] {
  const text = takesJson(leaf.given) && value !== '' ? JSON.stringify(value) : value
  if (typeof text !== 'string' || !isOffered(leaf.given, text)) return [at]
  leaf.text = text
  return []
}

function isOffered({ kind, values }: ElementDescription, text: string): boolean {
  return kind !== 'enum' || text === '' || (values ?? []).some(({ value }) => value === text)
}
