/**
 * A form made of a description, in one walk: its rows, and the lines that each writes. What is typed is plain JSON with the
 * names of the fields, also of those that do not apply now; an empty field is `null`, an empty text or absent. Contains no
 * field's name.
 */
import type { Condition, ElementDescription, FieldDescription, JsonValue, ObjectDescription } from 'order-contract'

type Typed = JsonValue | undefined

type Members = Record<string, JsonValue>

const membersOf = (typed: Typed): Members =>
  typeof typed === 'object' && typed !== null && !Array.isArray(typed) ? typed : {}

/** A list that must not be empty begins with one entry. */
function entriesOf({ notEmpty }: ElementDescription, typed: Typed): JsonValue[] {
  if (Array.isArray(typed)) return typed
  return notEmpty ? [null] : []
}

/** The text of a value: empty if the version does not allow it. */
export function textOf({ values }: ElementDescription, typed: Typed): string {
  if (typeof typed !== 'string') return ''
  return values?.every(({ value }) => value !== typed) ? '' : typed
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
function furtherIn({ open, fields, removed }: ObjectDescription, members: Members): Members {
  const known = [...fields, ...removed].map(({ name }) => name)
  return Object.fromEntries(Object.entries(members).filter(([name]) => open && !known.includes(name)))
}

/** Whether anything in it would be sent. */
function isFilled(given: ElementDescription, typed: Typed): boolean {
  if (given.element) return entriesOf(given, typed).length > 0
  if (given.object === undefined) return textOf(given, typed) !== ''
  const members = membersOf(typed)
  const isAnyFilled = relevant(given.object, members).some((field) => isFilled(field, members[field.name]))
  return isAnyFilled || Object.keys(furtherIn(given.object, members)).length > 0
}

/** The JSON Pointer of a member. */
const beneath = (pointer: string, name: string) => `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`

/** A line of the document. */
export interface Line {
  number: number
  text: string
}

interface Value {
  given: ElementDescription
  /** The pointer in what is typed, and the id of its element. */
  at: string
  /** The pointer in the document: entries without a value move others up. */
  to: string
  title: string
  /** The names that lead to it from the heading above. */
  name: string
  typed: Typed
  type: (value: JsonValue) => void
  asked: boolean
  /** Of an entry: takes it out of its list. */
  remove?: () => void
}

/** What a form shows under each other: the heading of an object, a field, or the button that adds an entry. */
export interface Row extends Value {
  kind: 'heading' | 'field' | 'add'
  /** The line that a field writes, or a list without entries, if anything. */
  line?: Line
  /** The other lines up to the next row: brackets, and members without a field. */
  further: Line[]
}

/** An object or a list that is being written. */
interface Inside {
  depth: number
  isSent: boolean
  /** How many values it has. */
  count: number
}

/**
 * The document has what is filled in and applies, and the objects and lists that are required, so that each missing field
 * is reported at its own pointer.
 */
export class Form {
  readonly rows: Row[] = []
  readonly text: string
  readonly #lines: Line[] = []
  readonly #places = new Map<string, Row>()

  constructor(object: ObjectDescription, typed: Typed, type: (value: JsonValue) => void) {
    const given: ElementDescription = { kind: 'object', basis: 'stated', section: '', errors: [], object }
    const root = { given, at: '', to: '', title: '', name: '', typed, type, asked: true }
    this.#add(root, '', { depth: 0, isSent: true, count: 0 })
    for (const [index, line] of this.#lines.entries()) {
      const isLast = /^\s*[}\]]|^$/.test(this.#lines[index + 1]?.text ?? '')
      if (!isLast && /[^,{[]$/.test(line.text)) line.text += ','
    }
    this.text = this.#lines.map(({ text }) => text).join('\n')
  }

  /** The row of a place in the document, or the nearest one around it. */
  rowAt(pointer: string): Row | undefined {
    if (pointer === '') return this.rows[0]
    return this.#places.get(pointer) ?? this.rowAt(pointer.slice(0, pointer.lastIndexOf('/')))
  }

  /** Adds the rows of a value, and writes it behind `key`. `path` names what has no heading. */
  #add(value: Value, key: string, inside: Inside, hasHeading = false, path = ''): void {
    const { given, typed, asked } = value
    const { object, element } = given
    const isSent = inside.isSent && (asked || isFilled(given, typed))
    const own = { depth: inside.depth + 1, isSent, count: 0 }
    if (object) {
      if (hasHeading) this.#show('heading', value)
      const open = this.#write(`${key}{`, inside, isSent)
      this.#addMembers(object, value, own, path)
      for (const [name, held] of Object.entries(furtherIn(object, membersOf(typed))))
        for (const text of `${keyOf(name)}${JSON.stringify(held, null, 2)}`.split('\n')) this.#write(text, own, isSent)
      this.#close(open, '}', own)
    } else if (element && !element.object && !entriesOf(given, typed).some((entry) => isFilled(element, entry))) {
      this.#addEmpty(element, value, `${key}[]`, { ...inside, isSent })
    } else if (element) {
      const open = this.#write(`${key}[`, inside, isSent)
      this.#addEntries(element, value, own)
      this.#close(open, ']', own)
    } else {
      const text = textOf(given, typed)
      this.#show('field', value)
      this.#write(key + JSON.stringify(text), inside, isSent && text !== '', 'line')
    }
  }

  /** A list that writes no entry is the line of its first row, and what is wrong with it is said there. */
  #addEmpty(element: ElementDescription, list: Value, text: string, inside: Inside): void {
    const at = this.rows.length
    const isSent = inside.isSent && list.asked
    this.#addEntries(element, list, { depth: inside.depth + 1, isSent: false, count: 0 })
    const first = this.rows[at]
    if (first) this.#places.set(list.to, first)
    this.#write(text, inside, isSent, 'line', first)
  }

  #addMembers(object: ObjectDescription, { at, to, typed, type }: Value, inside: Inside, path: string): void {
    const members = membersOf(typed)
    const isTop = inside.depth === 1
    for (const [index, field] of relevant(object, members).entries()) {
      const { name, label = 'Value' } = field
      const member: Value = {
        given: field,
        at: beneath(at, name),
        to: beneath(to, name),
        title: label,
        // The first of a group says what that is.
        name: index === 0 ? path + name : name,
        typed: members[name],
        type: (value) => type({ ...members, [name]: value }),
        asked: isAsked(field, members),
      }
      this.#add(member, keyOf(name), inside, isTop, isTop ? '' : `${path}${name}.`)
    }
  }

  #addEntries(given: ElementDescription, list: Value, inside: Inside): void {
    const { at, to, name, type } = list
    const entries = entriesOf(list.given, list.typed)
    for (const [index, typed] of entries.entries()) {
      const entry: Value = {
        given,
        at: `${at}/${index}`,
        to: `${to}/${inside.count}`,
        title: `${given.label ?? 'Value'} ${index + 1}`,
        name: `${name}[${index}]`,
        typed,
        type: (value) => type(entries.with(index, value)),
        asked: true,
        remove: () => type(entries.toSpliced(index, 1)),
      }
      this.#add(entry, '', inside, true)
    }
    this.#show('add', { ...list, type: () => type([...entries, null]) })
  }

  /** What is written before the first row stands at that. */
  #show(kind: Row['kind'], value: Value): void {
    const row = { ...value, kind, further: this.rows.length === 0 ? [...this.#lines] : [] }
    this.rows.push(row)
    this.#places.set(value.to, row)
  }

  /** Writes a line at a row, the last one if no other is given. */
  #write(
    text: string,
    inside: Inside,
    isSent: boolean,
    as: 'line' | 'further' = 'further',
    row: Row | undefined = this.rows.at(-1),
  ): Line | undefined {
    if (!isSent) return undefined
    inside.count += 1
    const line = { number: this.#lines.length + 1, text: '  '.repeat(inside.depth) + text }
    this.#lines.push(line)
    if (row && as === 'line') row.line = line
    else row?.further.push(line)
    return line
  }

  #close(open: Line | undefined, bracket: string, { depth, count, isSent }: Inside): void {
    if (open && count === 0) open.text += bracket
    else this.#write(bracket, { depth: depth - 1, isSent, count }, isSent)
  }
}

const keyOf = (name: string) => `${JSON.stringify(name)}: `
