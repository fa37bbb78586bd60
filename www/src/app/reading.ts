/**
 * Finds out what a pasted text is: its shape and its version, by the names in it, by what validates, and by what
 * `detectVersion` says. Uses no element of the page.
 */
import type { Problem, Report, Shape, Version } from 'order-contract/slim'
import type { Contract } from './core.js'
import { parsed } from './json.js'
import { shapes, versions } from './names.js'

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
}

type Reader = Pick<Contract, 'describe' | 'detectVersion' | 'validate'>

/** The shapes of a text that has none of the known names: of an object, and of an array. */
const DEFAULTS: readonly Shape[] = ['order', 'order-list']

export function read(contract: Reader, text: string, chosen: Chosen = {}): Reading {
  if (text.trim() === '')
    return { shape: chosen.shape ?? 'order', versions: versionsOf(chosen), fit: 'empty', problems: [] }
  const found = asChosen(contract, text, chosen)
  if (chosen.shape === undefined && chosen.version === undefined) return found
  const free = asChosen(contract, text, {})
  const isOther = free.shape !== found.shape || !found.versions.some((version) => free.versions.includes(version))
  if (!isOther || free.fit !== 'fits') return found
  const version = free.versions.at(-1) as Version
  return { ...found, fit: found.fit === 'fits' ? 'close' : found.fit, instead: { shape: free.shape, version } }
}

const versionsOf = ({ version }: Chosen) => (version === undefined ? versions : [version])

function asChosen(contract: Reader, text: string, chosen: Chosen): Reading {
  const names = namesIn(text)
  const layout = layoutOf(text)
  const offered =
    chosen.shape === undefined ? shapes.filter((shape) => isLaidOut(contract, shape, layout)) : [chosen.shape]
  const tries = offered.map((shape) => attempt(contract, text, shape, names, chosen))
  const best = tries.reduce((best, it) => (isBefore(best.rank, it.rank) ? it : best))
  const isTold = best.known >= 1 || chosen.shape !== undefined
  return readingOf(isTold ? best : (tries.find(({ shape }) => DEFAULTS.includes(shape)) ?? best), chosen)
}

interface Attempt {
  shape: Shape
  /** The reports of the best versions. */
  reports: Report[]
  known: number
  /** How well it fits: compared member by member. */
  rank: readonly number[]
}

function attempt(contract: Reader, text: string, shape: Shape, names: Names, chosen: Chosen): Attempt {
  const { layout } = contract.describe(shape)
  const found = layout === 'entries' ? names.inEntries : names.atTop
  const at = layout === 'entries' ? { entries: pointerIn(chosen.entries) } : {}
  const { candidates } = contract.detectVersion(shape, text, at)
  const all = versionsOf(chosen).map((version) => {
    const report = contract.validate(shape, text, { version, ...at })
    const known = knownIn(contract, shape, version, found)
    const isCandidate = Number(candidates.includes(version))
    // Remarks, such as on what is deprecated, tell nothing about the version.
    const weighed = report.problems.filter(({ severity }) => severity !== 'info')
    return { report, known, rank: [isCandidate, known, -missingIn(contract, shape, version, found), -weighed.length] }
  })
  const best = all.reduce((best, it) => (isBefore(best.rank, it.rank) ? it : best))
  const equals = all.filter(({ rank }) => !isBefore(rank, best.rank))
  return {
    shape,
    reports: equals.map(({ report }) => report),
    known: best.known,
    rank: [...best.rank.slice(1), equals.length],
  }
}

/** What is being typed may not be a JSON Pointer yet: then it does not count. */
export const pointerIn = (text = '') => (text !== '' && /^(?:\/(?:[^~/]|~[01])*)*$/.test(text) ? text : undefined)

const isBefore = (a: readonly number[], b: readonly number[]) => {
  const at = a.findIndex((it, index) => it !== b[index])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}

function readingOf({ shape, reports, known }: Attempt, chosen: Chosen): Reading {
  const [first] = reports as [Report]
  const found = { shape, versions: reports.map(({ version }) => version), problems: first.problems }
  if (first.problems.some(isFatal)) return { ...found, fit: 'unreadable' }
  if (first.valid && (known >= 1 || chosen.shape !== undefined)) return { ...found, fit: 'fits' }
  return { ...found, fit: known >= 1 ? 'close' : 'none' }
}

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

function namesIn(text: string): Names {
  const query = layoutOf(text) === 'query'
  if (query) return { atTop: [...new URLSearchParams(text.trim()).keys()], inEntries: [] }
  const value = text.length > PARSED ? undefined : parsed(text)
  // A text that ends early, or is too long to be read twice, still has names.
  if (value === undefined) {
    const names = [...text.slice(0, LOOKED_AT).matchAll(/"(\w+)"\s*:/g)].map(([, name = '']) => name)
    return { atTop: unique(names), inEntries: [] }
  }
  return { atTop: keysOf(value), inEntries: unique(entriesIn(value).slice(0, ENTRIES).flatMap(keysOf)) }
}

const unique = (names: readonly string[]) => [...new Set(names)]

const keysOf = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []

/** The array itself, or the only member of the object that is one. */
function entriesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  const arrays = Object.values(value ?? {}).filter(Array.isArray)
  return arrays.length === 1 ? (arrays[0] ?? []) : []
}

type Layout = ReturnType<Contract['describe']>['layout']

/** Only `query` and `entries` can be told from a text alone. */
function layoutOf(text: string): Layout | undefined {
  const start = text.trimStart()
  if (start.startsWith('[')) return 'entries'
  if (start.startsWith('{')) return undefined
  return /^\??[\w%.~+-]+=/.test(start) ? 'query' : 'document'
}

function isLaidOut(contract: Reader, shape: Shape, layout: Layout | undefined): boolean {
  const own = contract.describe(shape).layout
  return layout === undefined ? own !== 'query' : own === layout
}

/** How many names are missing that every document of the shape has: an order without `status` is rather an order request. */
function missingIn(contract: Reader, shape: Shape, version: Version, names: readonly string[]): number {
  const { fields } = contract.describe(shape, { version }).object
  return fields.filter(({ name, required }) => required?.basis === 'stated' && !required.with && !names.includes(name))
    .length
}

/** How many of the names the API documentation lists for the shape. */
function knownIn(contract: Reader, shape: Shape, version: Version, names: readonly string[]): number {
  const known = contract.describe(shape, { version }).object.fields.map(({ name }) => name)
  return names.filter((name) => known.includes(name)).length
}
