/**
 * Detects which shape a document has: by the names that it has of each, and among the shapes with the most by what is wrong
 * with it as one of them.
 */

import { validate } from '../check/validate.js'
import { descriptions } from '../generated/descriptions.js'
import { defaultVersion, versions } from '../generated/tables.js'
import { BYTES, type Form, formOf, jsonOf, TEXT, VALUE } from '../input/input.js'
import { tagOf } from '../input/tag.js'
import { isRecord, own, readerOf } from '../options/reader.js'
import { eachVersion, entries, limits, shapes } from '../options/table.js'
import type { FieldDescription, ShapeDetails } from '../types/reference.js'
import type { Options, Shape, Version } from '../types/types.js'
import { detectVersion } from './convert.js'

/** A shape that a document can have. */
export interface DetectedShape {
  shape: Shape
  /** The versions that fit it best, oldest first. */
  versions: [Version, ...Version[]]
  /** Whether it is valid, as the first of the versions. */
  valid: boolean
  /** How many of its names, or of those of a list's entries, the API documentation lists. */
  known: number
  /** How many fields it lacks that the API documentation states as required. */
  missing: number
}

/** The options of `detectShape`. */
export interface DetectShapeOptions extends Pick<Options, 'entries' | 'limits'> {
  /** The shapes that come into question. By default all. */
  shapes?: readonly Shape[] | undefined
  /** The version that comes into question. By default all. */
  version?: Version | undefined
}

/**
 * Returns the shapes that a document can have, the likeliest first: those of which it has the most names, and among them
 * those with the fewest problems. The list is empty if no shape has any of its names. Names are also found in text that ends
 * early, such as that of an order that is being typed; of a text of more than 2 MB, those in the beginning count. A mistake
 * in an argument throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { detectShape } from 'order-contract'
 *
 * const [found] = detectShape('{"id": "O-1", "status": "PROCESSING", "items": []}')
 * if (found?.shape !== 'order') throw new Error('unclear')
 * ```
 */
export function detectShape(input: unknown, options?: DetectShapeOptions): DetectedShape[] {
  const { shapes, version, ...search } = readOptions(options)
  const names = namesOf(input, search)
  const possible = version === undefined ? versions : [version]
  const candidates = shapes.flatMap((shape) => possible.map((version) => count(shape, version, names)))
  const known = best(candidates, ({ known, missing }) => [known, -missing]).filter(({ known }) => known > 0)
  const checked = known.map((one) => check(input, one, search))
  const likely = best(checked, ({ isPossible, problems }) => [Number(isPossible), -problems])
  const byShape = unique(likely.map(({ shape }) => shape)).map((shape) => merge(likely, shape))
  // Of two shapes, the one that it has in more versions.
  return byShape.sort((one, other) => other.versions.length - one.versions.length)
}

const readOptions = readerOf({ shapes, version: eachVersion, entries, limits })

type Search = Pick<ReturnType<typeof readOptions>, 'entries' | 'limits'>

type Layout = ShapeDetails['layout']

/** The names of an input if it is a document, those of its entries if it is a list, and its parameters if it is a query. */
type FoundNames = { readonly [L in Layout]: readonly string[] }

const NONE: FoundNames = { document: [], entries: [], query: [] }

/** A longer text is not parsed twice. Of what can't be parsed, so much is looked at for names. */
const PARSED = 2_000_000
const LOOKED_AT = 200_000

function namesOf(input: unknown, { entries }: Search): FoundNames {
  const form = formOf(input)
  const text = textOf(input, form)
  const isQuery = /^URL(?:SearchParams)?$/.test(tagOf(input)) || /^\s*\??[\w%.~+-]+=/.test(text)
  if (isQuery) return { ...NONE, query: [...new URLSearchParams(text.trim()).keys()] }
  const value = text.length > PARSED ? undefined : parsed(text)
  const own = value === undefined ? namesInText(text) : keysOf(value)
  return { document: own, entries: namesInEntries(value, entries), query: form === VALUE ? own : [] }
}

function textOf(input: unknown, form: Form): string {
  if (form === BYTES) return new TextDecoder().decode(input as Uint8Array)
  const isParameters = form === TEXT || tagOf(input) === 'URLSearchParams'
  if (isParameters) return String(input)
  if (tagOf(input) === 'URL') return (input as URL).search
  const text = jsonOf(input)
  return typeof text === 'string' ? text : ''
}

/** Returns the names in the beginning of an object. */
function namesInText(text: string): string[] {
  if (text.trimStart().startsWith('[')) return []
  return unique([...text.slice(0, LOOKED_AT).matchAll(/"(\w+)"\s*:/g)].map(([, name = '']) => name))
}

/** How many entries of a list are looked at. */
const ENTRIES = 20

function namesInEntries(value: unknown, pointer: string | undefined): string[] {
  const list = pointer === undefined ? onlyArrayIn(value) : at(value, pointer)
  return Array.isArray(list) ? unique(list.slice(0, ENTRIES).flatMap(keysOf)) : []
}

/** The array itself, or the only member of the object that is one. */
function onlyArrayIn(value: unknown): unknown {
  if (Array.isArray(value)) return value
  const arrays = Object.values(value ?? {}).filter(Array.isArray)
  return arrays.length === 1 ? arrays[0] : undefined
}

function at(value: unknown, pointer: string): unknown {
  const names = pointer.split('/').slice(1)
  const step = (inside: unknown, name: string) =>
    isRecord(inside) ? own(inside, name.replaceAll('~1', '/').replaceAll('~0', '~')) : undefined
  return names.reduce(step, value)
}

const layoutOf = (shape: Shape): Layout => descriptions[shape][defaultVersion].layout

/** Of two shapes with the same known names, the one that lacks fewer fields is likelier. */
function count(shape: Shape, version: Version, names: FoundNames) {
  const found = names[layoutOf(shape)]
  const { fields } = descriptions[shape][version].object
  const known = fields.filter(({ name }) => found.includes(name)).length
  const missing = fields.filter((field) => isAlwaysRequired(field) && !found.includes(field.name)).length
  return { shape, version, known, missing }
}

function isAlwaysRequired(field: FieldDescription): boolean {
  const required = own(field, 'required')
  return required?.basis === 'stated' && own(required, 'with') === undefined
}

/** Remarks, such as on what is deprecated, tell nothing about the shape. */
function check(input: unknown, found: ReturnType<typeof count>, { entries, limits }: Search) {
  const { shape, version } = found
  const options = { limits, ...(layoutOf(shape) === 'entries' && { entries }) }
  const { problems, valid } = validate(shape, input, { ...options, version })
  const told = problems.filter(({ severity }) => severity !== 'info').length
  const isPossible = detectVersion(shape, input, options).candidates.includes(version)
  return { ...found, valid, problems: told, isPossible }
}

function merge(all: readonly ReturnType<typeof check>[], of: Shape): DetectedShape {
  const same = all.filter(({ shape }) => shape === of)
  const [{ shape, valid, known, missing }] = same as [(typeof same)[number]]
  return { shape, versions: same.map(({ version }) => version) as [Version, ...Version[]], valid, known, missing }
}

/** The items of the highest rank: ranks are compared number by number. */
function best<T>(items: readonly T[], rankOf: (item: T) => readonly [number, number]): T[] {
  const isBelow = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) => a < c || (a === c && b < d)
  return items.filter((item) => !items.some((other) => isBelow(rankOf(item), rankOf(other))))
}

const unique = <T>(names: readonly T[]) => [...new Set(names)]

const keysOf = (value: unknown) => (isRecord(value) && !Array.isArray(value) ? Object.keys(value) : [])

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
