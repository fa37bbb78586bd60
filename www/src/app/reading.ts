/**
 * Finds out what a pasted text is. The package says which versions it can be of, and what is wrong with it as one; which
 * shape it has is told here, by its names, because the package has no function for that. Uses no element of the page.
 */
import {
  type Description,
  type Problem,
  type Severity,
  type Shape,
  shapes,
  type Version,
  versions,
} from 'order-contract/wasm'
import type { Contract } from './core.js'
import { membersIn, parsed } from './json.js'
import { type Pasted, pastedIn } from './pasted.js'
import { described, isList } from './words.js'

/** What a person has set, instead of what is detected. */
export interface Chosen {
  shape?: Shape | undefined
  version?: Version | undefined
  /** The JSON Pointer of a list's entries. */
  entries?: string | undefined
}

/**
 * `fits`: it validates. `close`: it has names of the shape, and errors. `none`: nothing tells that it is of the shape.
 * `unreadable`: it is no document at all.
 */
export type Fit = 'fits' | 'close' | 'none' | 'unreadable' | 'empty'

export interface Reading {
  shape: Shape
  /** The versions that it may be of, oldest first: one at least. */
  versions: readonly Version[]
  fit: Fit
  /** The problems, as of the first of the versions. */
  problems: readonly Problem[]
  /** What it looks like instead, if that is not what was chosen. */
  instead?: { shape: Shape; version: Version }
  /** The document inside it, if it is only around one. */
  inner?: { name: string; text: string; shape: Shape }
  /** What it is, if it is not JSON. */
  pasted?: Pasted
}

type Reader = Pick<Contract, 'describe' | 'detectVersion' | 'validate'>

export function read(contract: Reader, text: string, chosen: Chosen = {}): Reading {
  const { shape = 'order', version } = chosen
  if (text.trim() === '') return { shape, versions: version ? [version] : versions, fit: 'empty', problems: [] }
  const found = asChosen(contract, text, chosen)
  if (found.fit === 'unreadable') {
    const pasted = pastedIn(text)
    return pasted ? { ...found, pasted } : found
  }
  const inner = found.fit === 'none' ? innerIn(contract, text) : undefined
  if (inner) return { ...found, inner }
  if (chosen.shape === undefined && version === undefined) return found
  const free = asChosen(contract, text, {})
  const isOther = free.shape !== found.shape || !found.versions.some((it) => free.versions.includes(it))
  if (!isOther || free.fit !== 'fits') return found
  const instead = { shape: free.shape, version: free.versions.at(-1) as Version }
  return { ...found, fit: found.fit === 'fits' ? 'close' : found.fit, instead }
}

/** The member that is a document, if only one is. */
function innerIn(contract: Reader, text: string): Reading['inner'] {
  if (text.length > PARSED || !text.trimStart().startsWith('{')) return undefined
  const found = membersIn(text).flatMap(({ name, text: inside }) => {
    if (!/^[{[]/.test(inside)) return []
    const { shape, fit, inner } = read(contract, inside)
    if (inner) return [{ ...inner, name: `${name}.${inner.name}` }]
    return fit === 'fits' || fit === 'close' ? [{ name, text: inside, shape }] : []
  })
  return found.length === 1 ? found[0] : undefined
}

/** A shape and a version that a text may be of: how many of its names they have, and what each document has and it has not. */
interface Candidate {
  shape: Shape
  version: Version
  known: number
  missing: number
}

/** The shapes of a text that has none of the known names: of an object, and of an array. */
const DEFAULTS: readonly Shape[] = ['order', 'order-list']

/** Only the shapes and versions that the names fit best are validated. */
function asChosen(contract: Reader, text: string, chosen: Chosen): Reading {
  const layout = layoutOf(text)
  const names = namesIn(text, layout)
  const offered = chosen.shape ? [chosen.shape] : shapes.filter((shape) => isLaidOut(shape, layout))
  const all = offered.flatMap((shape) =>
    (chosen.version ? [chosen.version] : versions).map((version) => candidate(contract, shape, version, names)),
  )
  // An order without `status` is rather an order request.
  const likely = bestOf(all, ({ known, missing }) => [known, -missing])
  const isTold = chosen.shape !== undefined || likely.some(({ known }) => known > 0)
  const fallback = all.find(({ shape }) => DEFAULTS.includes(shape))?.shape
  const tried = isTold ? likely : all.filter(({ shape }) => shape === fallback)
  const best = bestOf(
    tried.map((it) => ({ ...it, ...checked(contract, text, it, chosen) })),
    ({ isPossible, weight }) => [Number(isPossible), -weight],
  )
  // Of two shapes, the one that it fits in more versions.
  const [of = []] = [...Map.groupBy(best, ({ shape }) => shape).values()].sort((a, b) => b.length - a.length)
  const [{ shape, report, known, missing }] = of as [(typeof best)[number]]
  const { problems, valid } = report
  // One name, such as `id`, tells nothing of a document without what each one has.
  const isClose = known >= (missing > 0 ? 2 : 1)
  const fit = problems.some(isFatal) ? 'unreadable' : valid && isTold ? 'fits' : isClose ? 'close' : 'none'
  return { shape, versions: of.map(({ version }) => version), problems, fit }
}

function candidate(contract: Reader, shape: Shape, version: Version, names: Names): Candidate {
  const found = isList(shape) ? names.inEntries : names.atTop
  const { known, always } = listedOf(contract, shape, version)
  const missing = always.filter((name) => !found.includes(name)).length
  return { shape, version, known: found.filter((name) => known.has(name)).length, missing }
}

/** Remarks, such as on what is deprecated, tell nothing about the version. */
function checked(contract: Reader, text: string, { shape, version }: Candidate, { entries }: Chosen) {
  const at = { entries: isList(shape) ? pointerIn(entries) : undefined }
  const report = contract.validate(shape, text, { version, ...at })
  const weight = report.problems.filter(({ severity }) => severity !== 'info').length
  return { report, weight, isPossible: contract.detectVersion(shape, text, at).candidates.includes(version) }
}

/** What is being typed may not be a JSON Pointer yet: then it does not count. */
export const pointerIn = (text = '') => (text !== '' && /^(?:\/(?:[^~/]|~[01])*)*$/.test(text) ? text : undefined)

/** The items of the highest rank: ranks are compared number by number. */
function bestOf<T>(items: readonly T[], rankOf: (item: T) => readonly [number, number]): T[] {
  const isBelow = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) => a < c || (a === c && b < d)
  return items.filter((item) => !items.some((other) => isBelow(rankOf(item), rankOf(other))))
}

export const countOf = (problems: readonly Problem[], severity: Severity): number =>
  problems.filter((problem) => problem.severity === severity).length

const isFatal = ({ code }: Problem) =>
  ['syntax', 'encoding', 'too_large', 'too_deep', 'not_serializable'].includes(code)

/** The names of a document's fields, or of those of the entries of a list. */
interface Names {
  atTop: readonly string[]
  inEntries: readonly string[]
}

/** Longer texts are not parsed here. Of what can't be parsed, so much is looked at for names. */
const PARSED = 2_000_000
const LOOKED_AT = 200_000
/** How many entries of a list are looked at. */
const ENTRIES = 20

function namesIn(text: string, layout: ReturnType<typeof layoutOf>): Names {
  if (layout === 'query') return { atTop: [...new URLSearchParams(text.trim()).keys()], inEntries: [] }
  const value = text.length > PARSED ? undefined : parsed(text)
  if (value !== undefined)
    return { atTop: keysOf(value), inEntries: unique(entriesIn(value).slice(0, ENTRIES).flatMap(keysOf)) }
  // A text that ends early, or is too long to be read twice, still has names.
  const names = [...text.slice(0, LOOKED_AT).matchAll(/"(\w+)"\s*:/g)].map(([, name = '']) => name)
  return { atTop: unique(names), inEntries: [] }
}

const unique = (names: readonly string[]) => [...new Set(names)]

const keysOf = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []

/** The array itself, or the only member of the object that is one. */
export function entriesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  const arrays = Object.values(value ?? {}).filter(Array.isArray)
  return arrays.length === 1 ? (arrays[0] ?? []) : []
}

/** Only `query` and `entries` can be told from a text alone. */
function layoutOf(text: string): Description['layout'] | undefined {
  const start = text.trimStart()
  if (start.startsWith('[')) return 'entries'
  if (start.startsWith('{')) return undefined
  return /^\??[\w%.~+-]+=/.test(start) ? 'query' : 'document'
}

function isLaidOut(shape: Shape, layout: ReturnType<typeof layoutOf>): boolean {
  const { layout: own } = described(shape)
  return layout === undefined ? own !== 'query' : own === layout
}

/** What the API documentation lists for a shape, and what every document has: kept, because a description is long. */
const lists = new Map<string, { known: ReadonlySet<string>; always: readonly string[] }>()

function listedOf(contract: Reader, shape: Shape, version: Version) {
  const key = `${shape} ${version}`
  const kept = lists.get(key)
  if (kept) return kept
  const { fields } = contract.describe(shape, { version }).object
  const always = fields.filter(({ required }) => required?.basis === 'stated' && !required.with)
  const made = { known: new Set(fields.map(({ name }) => name)), always: always.map(({ name }) => name) }
  lists.set(key, made)
  return made
}
