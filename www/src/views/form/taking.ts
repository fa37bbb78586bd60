/**
 * Fills a form: from a document of a link, a sample or a file, after its safe fixes are applied, or with what was typed
 * in another form.
 */
import type { Description, ElementDescription, JsonValue, Problem } from 'order-contract/slim'
import type { Contract } from '../../app/core.js'
import { say } from '../../app/words.js'
import { KEY_HEADER } from './call.js'
import { beneath, plainOf, takesJson } from './document.js'
import { type Field, formOf, type Group, grow, type Leaf, type List, within } from './fields.js'

export type Taken =
  /** `key` is the document's own, if it had one; `notes` are sentences on what was changed. */
  | { ok: true; form: Group; key: string | undefined; notes: string[] }
  /** Why no form can show it. */
  | { ok: false; reason: string }

/** A larger document is not shown field by field. What was typed has no limit: it was shown already. */
const LIMITS = { bytes: 1 << 16 }

export function takenFrom(text: string, description: Description, contract: Contract): Taken {
  const { shape, version } = description
  const options = { version, draft: true, limits: LIMITS, mask: false }
  const { output, headers, applied, report } = contract.applyFixes(shape, text, options)
  const value = parsed(output)
  const unfit = value === undefined ? report.problems.at(-1) : report.problems.find(isUnfit)
  if (value === undefined || unfit) return { ok: false, reason: placed(unfit) }
  const { form, left } = filledIn(description, value)
  const notes = fixedNotes(applied)
  if (left.length > 0) notes.push(say('leftOut', { names: placesIn(left) }))
  const numbers = rewritten(output)
  if (numbers.length > 0) notes.push(say('numbersRewritten', { names: named(numbers) }))
  return { ok: true, form, key: headers[KEY_HEADER], notes }
}

/** A form with a document's values, and the pointers that `fill` returns. */
export function filledIn(description: Description, value: JsonValue): { form: Group; left: string[] } {
  const form = formOf(description)
  const left = fill(form, value)
  // Filled-in fields are checked at once, missing ones when the person asks.
  for (const field of within(form)) field.reached = field.kind === 'leaf' && field.text !== ''
  return { form, left }
}

/** A sentence on each fix, with its places: its title alone may not name the field. */
function fixedNotes(applied: readonly Problem[]): string[] {
  const places = new Map<string, string[]>()
  for (const { fix, pointer } of applied) if (fix) groupOf(places, fix.title).push(pointer)
  return [...places].map(([title, pointers]) => say('fixedNote', { title: `${title} (${placesIn(pointers)})` }))
}

/** Names pointers that differ only in their indexes once: `/items/*\/country`, and how many they are. */
function placesIn(pointers: readonly string[]): string {
  const alike = new Map<string, string[]>()
  for (const pointer of pointers) groupOf(alike, pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')).push(pointer)
  const words = [...alike].map(([pattern, group]) =>
    group.length === 1 ? named(group) : `${named([pattern])} × ${group.length}`,
  )
  return words.join(', ')
}

function groupOf(groups: Map<string, string[]>, key: string): string[] {
  const group = groups.get(key) ?? []
  groups.set(key, group)
  return group
}

const named = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether no form can show the document: it is wrong as a whole, or a name appears twice. */
const isUnfit = ({ pointer, code }: Problem) => pointer === '' || code === 'duplicate_key'

function placed(problem: Problem | undefined): string {
  if (!problem) return ''
  const { span, message } = problem
  if (span === undefined) return message
  return `${say('place', { line: String(span.line), column: String(span.column) })}: ${message}`
}

/** The numbers of a document that JavaScript would write differently. */
function rewritten(text: string): string[] {
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g) ?? []
  return tokens.filter((token) => !token.startsWith('"') && JSON.stringify(Number(token)) !== token)
}

/**
 * Fills in a document's values. Returns the pointers of those that the form has no field for, and that are not kept
 * either: they will not be sent.
 */
export function fill(field: Field, value: JsonValue, at = ''): string[] {
  if (field.kind === 'group') return fillMembers(field, value, at)
  if (field.kind === 'list') return fillEntries(field, value, at)
  return fillText(field, value, at)
}

/** Everything that was typed, also in fields that do not apply now. */
export function typedIn(field: Field): JsonValue {
  if (field.kind === 'list') return field.entries.map(typedIn)
  if (field.kind === 'leaf') return plainOf(field)
  const members = field.members.map(({ given, field }): [string, JsonValue] => [given.name, typedIn(field)])
  return Object.fromEntries([...members, ...field.further])
}

function fillMembers(group: Group, value: JsonValue, at: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [at]
  return Object.entries(value).flatMap(([name, inner]) => {
    const pointer = beneath(at, name)
    const field = group.members.find(({ given }) => given.name === name)?.field
    if (field) return fill(field, inner, pointer)
    if (!takesFurther(group, name)) return [pointer]
    group.further.set(name, inner)
    return []
  })
}

/** Whether a member without a field is kept: not one that the version has removed. */
function takesFurther({ object }: Group, name: string): boolean {
  return object.open && !object.removed.some((removed) => removed.name === name)
}

function fillEntries(list: List, value: JsonValue, at: string): string[] {
  if (!Array.isArray(value)) return [at]
  list.entries.length = 0
  return value.flatMap((inner, index) => fill(grow(list), inner, `${at}/${index}`))
}

function fillText(leaf: Leaf, value: JsonValue, at: string): string[] {
  const text = takesJson(leaf.given) && value !== '' ? JSON.stringify(value) : value
  if (typeof text !== 'string' || !isOffered(leaf.given, text)) return [at]
  leaf.text = text
  return []
}

function isOffered({ kind, values }: ElementDescription, text: string): boolean {
  return kind !== 'enum' || text === '' || (values ?? []).some(({ value }) => value === text)
}
