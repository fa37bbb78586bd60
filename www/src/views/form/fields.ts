/**
 * A form made from a description. What is typed is plain JSON with the names of the fields, also of those that do not
 * apply now; an empty field is `null`, an empty text or absent. Contains no field's name.
 */
import type { Condition, ElementDescription, FieldDescription, JsonValue, ObjectDescription } from 'order-contract'
import { parsed, valuesIn } from '../../app/json.js'
import { Lines } from '../../editor/lines.js'

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

/** What a form shows under each other: the heading of an object, a field, or the button that adds an entry. */
export interface Row {
  kind: 'heading' | 'field' | 'add'
  given: ElementDescription
  /** The pointer in what is typed, and the id of its element. */
  at: string
  title: string
  /** The names that lead to it from the heading above. */
  name: string
  typed: Typed
  type: (value: JsonValue) => void
  asked: boolean
  /** Of an entry: takes it out of its list. */
  remove?: () => void
  /** Members that the form has no field for. */
  further?: Members
}

type Around = Pick<Row, 'at' | 'typed' | 'type'>

/** The rows of an object that apply now. Objects at the top and entries have a heading; what is deeper is named by its path. */
export function rowsOf(object: ObjectDescription, around: Around, path = '', depth = 0): Row[] {
  const members = membersOf(around.typed)
  return relevant(object, members).flatMap((field, index): Row[] => {
    const row: Row = {
      kind: 'field',
      given: field,
      at: beneath(around.at, field.name),
      title: titleOf(field),
      // The first of a group says what that is.
      name: index === 0 ? path + field.name : field.name,
      typed: members[field.name],
      type: (value) => around.type({ ...members, [field.name]: value }),
      asked: isAsked(field, members),
    }
    if (field.element) return rowsOfList(field, row, depth)
    if (!field.object) return [row]
    if (depth > 0) return rowsOf(field.object, row, `${path}${field.name}.`, depth)
    return [headingOf(row, field.object), ...rowsOf(field.object, row, '', depth + 1)]
  })
}

const headingOf = (row: Row, object: ObjectDescription): Row => ({
  ...row,
  kind: 'heading',
  further: furtherIn(object, membersOf(row.typed)),
})

function rowsOfList(list: FieldDescription, row: Row, depth: number): Row[] {
  const { element = list } = list
  const entries = entriesOf(list, row.typed)
  const rows = entries.flatMap((typed, index): Row[] => {
    const entry: Row = {
      ...row,
      given: element,
      at: `${row.at}/${index}`,
      title: titleOf(element, index + 1),
      name: `${row.name}[${index}]`,
      typed,
      type: (value) => row.type(entries.with(index, value)),
      asked: true,
      remove: () => row.type(entries.toSpliced(index, 1)),
    }
    if (!element.object) return [entry]
    return [headingOf(entry, element.object), ...rowsOf(element.object, entry, '', depth + 1)]
  })
  return [...rows, { ...row, kind: 'add', type: () => row.type([...entries, null]) }]
}

/** A line of the document. */
export interface Line {
  number: number
  text: string
}

/** What a row writes: its own line, and those around it that open and close objects and lists. */
export interface Written {
  above: Line[]
  own?: Line
  below: Line[]
}

/**
 * The lines of each row, by its pointer in what is typed. What opens an object stands with the row that follows, what closes
 * one with the last row inside it.
 */
export function linesOf({ text, places }: Sent, rows: readonly Row[]): Map<string, Written> {
  const owners = rows.filter(({ kind }) => kind !== 'add').map(({ at }) => at)
  const written = new Map(owners.map((at): [string, Written] => [at, { above: [], below: [] }]))
  const lines = new Lines(text)
  const starts = new Map<number, string>()
  const ends = new Map<number, string>()
  for (const { path, start, end } of valuesIn(text)) {
    const at = places.get(path.reduce<string>((pointer, name) => beneath(pointer, String(name)), ''))
    if (at === undefined) continue
    if (written.has(at)) starts.set(lines.at(start), at)
    const last = owners.findLast((owner) => owner.startsWith(`${at}/`))
    if (last !== undefined) ends.set(lines.at(end), last)
  }
  let before = owners[0] ?? ''
  let waiting: Line[] = []
  for (let index = 0; index < lines.count; index++) {
    const line = { number: index + 1, text: lines.get(index) }
    const own = written.get(starts.get(index) ?? '')
    if (own) {
      before = starts.get(index) ?? before
      own.above.push(...waiting)
      own.own = line
      waiting = []
    } else if (/[{[]$/.test(line.text)) waiting.push(line)
    else written.get(ends.get(index) ?? before)?.below.push(...waiting.splice(0), line)
  }
  return written
}
