/**
 * Finds out what a pasted text is, and what is inside it. The package says which shape and versions it can have, and what is
 * wrong with it as one. Uses no element of the page.
 */
import { type Problem, type Severity, type Shape, shapes, type Version, versions } from 'order-contract'
import type { Contract } from './core.js'
import type { Given } from './given.js'
import { formatted, parsed, type Span, valuesIn } from './json.js'
import { type Pasted, pastedIn } from './pasted.js'
import { isList, isQuery, usualOf } from './words.js'

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
  /** The pointer of what is not of the first of these versions, but of another. */
  stray?: string | undefined
  /** How many names of the shape it has. */
  known: number
  /** The problems, as of the first of the versions. */
  problems: readonly Problem[]
  /** What it looks like instead, if that is not what was chosen. */
  instead?: Document
  /** The document inside it, if it is only around one, and where that stands. */
  inner?: { name: string; text: string; shape: Shape; place: Span }
  /** What it is, if it is not JSON. */
  pasted?: Pasted
  /** What it may be, if nothing in it tells: the shapes that it is valid as. */
  possible?: readonly Document[]
  /** Whether it has no field of any document that it may be. */
  isForeign?: boolean
}

interface Document {
  shape: Shape
  version: Version
}

/** A text in which a mistake is being typed is not looked through for something else. */
export function read(contract: Contract, text: string, chosen: Given = {}, isTyped = false): Reading {
  const { shape = 'order', version } = chosen
  if (text.trim() === '')
    return { shape, versions: version ? [version] : versions, fit: 'empty', known: 0, problems: [] }
  const found = asChosen(contract, text, chosen)
  const isJson = found.fit !== 'unreadable' && !text.trimStart().startsWith('"')
  const pasted = isJson || isTyped ? undefined : pastedIn(text)
  if (pasted) return { ...found, fit: 'unreadable', pasted }
  if (found.fit === 'unreadable') return found
  const inner = found.fit === 'fits' ? undefined : innerIn(contract, text, found)
  if (inner) return { ...found, inner }
  if (chosen.shape === undefined && version === undefined)
    return found.fit === 'none' ? unclear(contract, text, found) : found
  const free = asChosen(contract, text, {})
  const isOther = free.shape !== found.shape || !found.versions.some((it) => free.versions.includes(it))
  if (!isOther || free.fit !== 'fits') return found
  const instead = { shape: free.shape, version: usualOf(free.versions) }
  return { ...found, fit: found.fit === 'fits' ? 'close' : found.fit, instead }
}

/** Where reading a document stops, if it does. */
export const stopIn = (contract: Contract, text: string, shape: Shape = 'order'): Problem['span'] =>
  contract.validate(shape, text, {}).problems.find(isFatal)?.span

/** Whether there is something to list of its problems: also of a text that is almost JSON, or that fits better otherwise. */
export const isCheckable = ({ fit, pasted, inner }: Reading): boolean =>
  fit !== 'empty' && fit !== 'none' && inner === undefined && (pasted === undefined || pasted.kind === 'javascript')

/** The member that is a document, if only one is, and if it tells more of itself than what is around it. */
function innerIn(contract: Contract, text: string, around: Reading): Reading['inner'] {
  if (text.length > PARSED || !text.trimStart().startsWith('{')) return undefined
  const members = valuesIn(text).filter(({ path }) => path.length === 1)
  const found = members.flatMap(({ path, start, end }) => {
    const inside = text.slice(start, end)
    if (!/^[{[]/.test(inside)) return []
    const { shape, fit, inner, known } = read(contract, inside)
    if (inner) {
      const place = { start: start + inner.place.start, end: start + inner.place.end }
      return [{ ...inner, name: `${path}.${inner.name}`, place }]
    }
    const isLike = fit === 'fits' && shape === around.shape
    const isDocument = isLike || ((fit === 'fits' || fit === 'close') && known > around.known)
    return isDocument ? [{ name: String(path), text: formatted(inside), shape, place: { start, end } }] : []
  })
  return found.length === 1 ? found[0] : undefined
}

/** Without a name that tells: every shape that it is valid as; a list only if it has room for entries. */
function unclear(contract: Contract, text: string, found: Reading): Reading {
  const value = text.length > PARSED ? undefined : parsed(text)
  const isOfQuery = isQuery(found.shape)
  if (!isOfQuery && (typeof value !== 'object' || value === null)) return found
  const isRoom = (it: unknown) => it === null || (Array.isArray(it) && it.every((entry) => typeof entry === 'object'))
  const hasRoom = Array.isArray(value) || Object.values(value ?? {}).some(isRoom)
  const possible = shapes.flatMap((shape): Document[] => {
    if (isQuery(shape) !== isOfQuery || isList(shape) !== hasRoom) return []
    const version = versions.find((version) => contract.validate(shape, text, { version }).valid)
    return version ? [{ shape, version }] : []
  })
  const isForeign = !isOfQuery && !hasRoom && found.known === 0 && !hasFields(contract, value ?? {}, possible)
  return { ...found, possible, isForeign }
}

const hasFields = (contract: Contract, value: object, possible: readonly Document[]) =>
  possible
    .flatMap(({ shape, version }) => contract.describe(shape, { version }).object.fields)
    .some(({ name }) => Object.hasOwn(value, name))

/** What a text without a name of any shape is read as. */
function byDefault(text: string): Shape {
  const start = text.trim()
  if (start.startsWith('[')) return 'order-list'
  const isLikeQuery = /^\??[\w.%~+[\]-]+=\S*$/.test(start)
  return (isLikeQuery && shapes.find(isQuery)) || 'order'
}

function asChosen(contract: Contract, text: string, chosen: Given): Reading {
  const { version } = chosen
  const at = pointerIn(chosen.entries)
  const [found, next] = contract.detectShape(text, { shapes: chosen.shape && [chosen.shape], version, entries: at })
  const shape = found?.shape ?? chosen.shape ?? byDefault(text)
  const entries = isList(shape) ? at : undefined
  const { candidates, evidence } = contract.detectVersion(shape, text, { entries })
  const {
    versions: possible,
    known,
    missing,
  } = found ?? {
    versions: version ? [version] : candidates,
    known: 0,
    missing: 0,
  }
  const { problems, valid } = contract.validate(shape, text, { version: possible[0], entries })
  const stray = evidence.find((it) => it.version === possible[0])?.pointer
  // One name, such as `id`, tells nothing of a document without what each one has. What a person has said is so.
  const isClose = chosen.shape !== undefined || known >= (missing > 0 ? 2 : 1)
  // A few parameters may be of several queries.
  const isClear = next === undefined || !isQuery(shape) || next.known < known || next.valid !== valid
  const isTold = isClear && (chosen.shape !== undefined || found !== undefined)
  const fit = problems.some(isFatal) ? 'unreadable' : valid && isTold ? 'fits' : isClear && isClose ? 'close' : 'none'
  return { shape, versions: possible, stray, known, problems, fit }
}

/** What is being typed may not be a JSON Pointer yet: then it does not count. */
export const pointerIn = (text = '') => (text !== '' && /^(?:\/(?:[^~/]|~[01])*)*$/.test(text) ? text : undefined)

export const countOf = (problems: readonly Problem[], severity: Severity): number =>
  problems.filter((problem) => problem.severity === severity).length

/** What stops the reader. */
export const isFatal = ({ code }: Problem): boolean =>
  ['syntax', 'encoding', 'too_large', 'too_deep', 'not_serializable'].includes(code)

/** Longer texts are not parsed here. */
const PARSED = 2_000_000
