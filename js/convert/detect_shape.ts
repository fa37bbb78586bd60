/**
 * Detects which shape a document has: by the names that it has of each, and among the shapes with the most by what is wrong
 * with it as one of them.
 */

import { ask, hand } from '../check/document.js'
import { validate } from '../check/validate.js'
import { checkCore } from '../cores/check.js'
import { versions } from '../generated/tables.js'
import { formOf, isQuery, VALUE } from '../input/input.js'
import { tagOf } from '../input/tag.js'
import { isPlainRecord, readerOf } from '../options/reader.js'
import { DEFAULTS, encode, isList, shapeIndex } from '../options/settings.js'
import { eachVersion, entries, limits, shapes } from '../options/table.js'
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
 * early, such as that of an order that is being typed. A mistake in an argument throws a `TypeError`.
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
  const possible = version === undefined ? versions : [version]
  const candidates = shapes
    .filter((shape) => canBe(shape, input))
    .flatMap((shape) => possible.map((version) => count(input, shape, version, search)))
  const known = best(candidates, ({ known, missing }) => [known, -missing]).filter(({ known }) => known > 0)
  const checked = known.map((one) => check(input, one, search))
  const likely = best(checked, ({ isPossible, problems }) => [Number(isPossible), -problems])
  const byShape = [...new Set(likely.map(({ shape }) => shape))].map((shape) => merge(likely, shape))
  // Of two shapes, the one that it has in more versions.
  return byShape.sort((one, other) => other.versions.length - one.versions.length)
}

const readOptions = readerOf({ shapes, version: eachVersion, entries, limits })

type Search = Pick<ReturnType<typeof readOptions>, 'entries' | 'limits'>

/** Returns whether an input can be passed as one of a shape. A text or bytes can be anything. */
function canBe(shape: Shape, input: unknown): boolean {
  if (formOf(input) !== VALUE) return true
  const isParameters = /^URL(?:SearchParams)?$/.test(tagOf(input))
  return isQuery(shape) ? isParameters || isPlainRecord(input) : !isParameters
}

const searchIn = (shape: Shape, { entries, limits }: Search) => ({ limits, ...(isList(shape) && { entries }) })

/** Of two shapes with the same known names, the one that lacks fewer fields is likelier. */
function count(input: unknown, shape: Shape, version: Version, search: Search) {
  const settings = encode({ ...DEFAULTS.options, version, ...searchIn(shape, search) })
  const index = shapeIndex(shape)
  const { form, length } = hand(checkCore, shape, input, settings)
  // What can't be read has no names.
  const names = ask(checkCore, length, settings, (core, length, behind) =>
    core.names_of(index, form, Math.max(0, length), settings.head, behind),
  )
  return { shape, version, known: names >>> 16, missing: names & 0xffff }
}

/** Remarks, such as on what is deprecated, tell nothing about the shape. */
function check(input: unknown, found: ReturnType<typeof count>, search: Search) {
  const { shape, version } = found
  const options = searchIn(shape, search)
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
