/**
 * Finds out what a text is: the package says which shape and versions it can have, and what is wrong with it as one. Where it
 * is not the document it is taken for, it says so and what can be done. Uses no element of the page.
 */
import {
  describe,
  type Options,
  type Problem,
  type Severity,
  type Shape,
  shapes,
  type Version,
  versions,
} from 'order-contract'
import type { Contract } from './core.js'
import type { Given } from './given.js'
import type { Misfit } from './headline.js'
import { formatted, isRecord, parsed, type Value, valuesIn } from './json.js'
import { around, EMPTY, type Inner, instead, unaskedList, unclear, unreadable } from './misfit.js'
import { pastedIn } from './pasted.js'
import { isList, isQuery, pathOf, titleOf } from './words.js'

/**
 * `fits`: it validates. `close`: it has names of the shape, and errors. `none`: nothing tells that it is of the shape.
 * `around`: a document is inside it. `almost`: not quite JSON. `other`: of another format. `unreadable`: not JSON otherwise.
 */
export type Fit = 'fits' | 'close' | 'none' | 'around' | 'almost' | 'other' | 'unreadable' | 'empty'

export interface Reading {
  shape: Shape
  /** The versions that it may be of, oldest first: one at least. */
  versions: readonly Version[]
  fit: Fit
  /** The pointer of what speaks against the first of these versions: it is of another, or missing. */
  stray?: string | undefined
  /** How many names of the shape it has. */
  known: number
  /** As of the first of the versions: the first, which is what stops the reader, if something does; all if there is a stray. */
  problems: readonly Problem[]
  /** What is said of it, if it is not the document it is taken for. */
  misfit?: Misfit
}

/** Of a long list of problems, one tells whether the reader stops, and is made faster. */
const ONE = { findings: 1 }

/** A text in which a mistake is being typed is not looked through for something else. */
export function read(contract: Contract, text: string, chosen: Given = {}, isTyped = false): Reading {
  const { shape = 'order', version } = chosen
  if (text.trim() === '')
    return { shape, versions: version ? [version] : versions, fit: 'empty', known: 0, problems: [], misfit: EMPTY }
  const found = asChosen(contract, text, chosen)
  const stop = found.problems.find(isFatal)
  const pasted = (stop || /^\s*"/.test(text)) && !isTyped ? pastedIn(text) : undefined
  if (pasted) return { ...found, ...pasted }
  if (stop) return { ...found, misfit: unreadable(stop) }
  const inner = found.fit === 'fits' ? undefined : innerIn(contract, text, found)
  if (inner) return { ...found, fit: 'around', misfit: around(inner) }
  const free = chosen.shape || version ? asChosen(contract, text, {}) : found
  // Which query it is, its parameters can't tell as well as what was said, such as the path.
  const isAsSaid = chosen.shape !== undefined && isQuery(found.shape) && isQuery(free.shape)
  const isOtherShape = free.shape !== found.shape && !isAsSaid
  const isOtherVersion = free.shape === found.shape && !found.versions.some((it) => free.versions.includes(it))
  if ((isOtherShape || isOtherVersion) && free.fit === 'fits') {
    return { ...found, fit: found.fit === 'fits' ? 'close' : found.fit, misfit: instead(free, found) }
  }
  // With errors, it is another document if it has no name of the one asked for.
  const isForeign = isOtherShape && found.fit !== 'fits' && found.known === 0
  if (isForeign && free.fit === 'close') return { ...found, misfit: instead(free, found) }
  if (found.fit === 'none') return { ...found, misfit: unclear(possibleIn(contract, text, found)) }
  const isUnaskedList = text.trimStart().startsWith('[') && !isList(found.shape) && !isQuery(found.shape)
  return isUnaskedList ? { ...found, misfit: unaskedList(found.shape, possibleIn(contract, text, found)) } : found
}

/** Behind what a document is: the version that it is read as, and what speaks against that. */
export function strayWords({ versions: [version], stray = '', problems }: Reading): string {
  const isMissing = problems.some(({ code, pointer }) => code === 'required' && pointer === stray)
  return `, read as ${version}: \`${pathOf(stray)}\` is ${isMissing ? 'missing' : 'of another version'}.`
}

/** Where reading a document stops, if it does. */
export const stopIn = (contract: Contract, text: string, shape: Shape = 'order'): Problem['span'] =>
  contract.validate(shape, text, { limits: ONE }).problems.find(isFatal)?.span

/** Whether there is something to list of its problems: also of what fits better otherwise. */
export const isCheckable = ({ fit }: Reading): boolean => ['fits', 'close', 'almost', 'unreadable'].includes(fit)

function asChosen(contract: Contract, text: string, chosen: Given): Reading {
  const { version } = chosen
  const at = pointerIn(chosen.entries)
  const [found, next] = contract.detectShape(text, { shapes: chosen.shape && [chosen.shape], version, entries: at })
  const shape = found?.shape ?? chosen.shape ?? byDefault(text)
  const entries = isList(shape) ? at : undefined
  const { candidates, evidence } = contract.detectVersion(shape, text, { entries })
  const guess = { versions: version ? [version] : candidates, known: 0, missing: 0 }
  const { versions: possible, known, missing } = found ?? guess
  const stray = evidence.find((it) => it.version === possible[0])?.pointer
  const limits = stray === undefined ? ONE : {}
  const { problems, valid } = contract.validate(shape, text, { version: possible[0], entries, limits })
  // One name, such as `id`, tells nothing of a document without what each one has. What a person has said is so.
  const isClose = chosen.shape !== undefined || known >= (missing > 0 ? 2 : 1)
  // A few parameters may be of several queries.
  const isClear = next === undefined || !isQuery(shape) || next.known < known || next.valid !== valid
  const isTold = isClear && (chosen.shape !== undefined || found !== undefined)
  const fit = problems.some(isFatal) ? 'unreadable' : valid && isTold ? 'fits' : isClear && isClose ? 'close' : 'none'
  return { shape, versions: possible, stray, known, problems, fit }
}

/** What a text without a name of any shape is read as. */
function byDefault(text: string): Shape {
  const start = text.trim()
  const isLikeQuery = /^\??[\w.%~+[\]-]+=[^=\s]\S*$/.test(start)
  const isLike = start.startsWith('[') ? isList : isLikeQuery && isQuery
  return (isLike && shapes.find(isLike)) || 'order'
}

/** Longer texts are not looked through for what is inside them. */
const LONG = 2_000_000

/** The only member that is a document; or where no list of such is one, the first entry. */
function innerIn(contract: Contract, text: string, outer: Reading): Inner | undefined {
  const isObject = text.trimStart().startsWith('{')
  if (text.length > LONG || (!isObject && outer.known > 0)) return undefined
  const members = valuesIn(text).filter(({ path, start }) => path.length === 1 && /[{[]/.test(text.charAt(start)))
  const [found, other] = members
    .slice(0, isObject ? members.length : 1)
    .flatMap((member) => memberIn(contract, text, member, outer) ?? [])
  if (found === undefined || isObject) return other ? undefined : found
  const isOfList = shapes.some((shape) => isList(shape) && titleOf(shape) === titleOf(found.shape))
  return isOfList ? undefined : { ...found, isEntry: true }
}

/** A member, or what is inside that, if it is a document that tells more of itself than what is around it. */
function memberIn(contract: Contract, text: string, { path, start, end }: Value, outer: Reading): Inner | undefined {
  const inside = text.slice(start, end)
  const found = asChosen(contract, inside, {})
  const inner = found.fit === 'fits' ? undefined : innerIn(contract, inside, found)
  const name = typeof path[0] === 'number' ? `[${path[0]}]` : String(path[0])
  if (inner) {
    const place = { start: start + inner.place.start, end: start + inner.place.end }
    return { ...inner, name: `${name}${inner.name.startsWith('[') ? '' : '.'}${inner.name}`, place }
  }
  const { shape, fit, known } = found
  const isLike = fit === 'fits' && shape === outer.shape
  const isDocument = isLike || ((fit === 'fits' || fit === 'close') && known > outer.known)
  return isDocument ? { name, text: formatted(inside), shape, place: { start, end } } : undefined
}

/** What nothing in it tells: every shape that it is valid as. Only a list, or an empty page, is taken for one. */
function possibleIn(contract: Contract, text: string, { shape: found }: Reading): Shape[] {
  const isValid = (shape: Shape) => versions.some((version) => contract.validate(shape, text, { version }).valid)
  const valid = shapes.filter((it) => isQuery(it) === isQuery(found) && isValid(it))
  const isEntries = text.trimStart().startsWith('[') || isEmptyPage(text, valid)
  return valid.filter((it) => isList(it) === isEntries)
}

/** Whether it is an object around an empty list that has no field of these shapes. */
function isEmptyPage(text: string, possible: readonly Shape[]): boolean {
  const page = parsed(text)
  if (!isRecord(page) || !Object.values(page).some((it) => Array.isArray(it) && it.length === 0)) return false
  const isNamed = (shape: Shape) => describe(shape).object.fields.some(({ name }) => Object.hasOwn(page, name))
  return !possible.some((it) => !isList(it) && isNamed(it))
}

/** The fields that a document has beside those that its version lists; those of another version say which. */
export const unlistedIn = (contract: Contract, shape: Shape, text: string, options: Options): Problem[] =>
  contract
    .validate(shape, text, { ...options, severity: { undocumented: 'info' } })
    .problems.filter(({ code }) => code === 'undocumented' || code === 'removed')

/** Whether another version lists it. */
export const isOfAnother = ({ code, meta }: Problem): boolean => code === 'removed' || meta.since !== undefined

/** What is being typed may not be a JSON Pointer yet: then it does not count. */
export const pointerIn = (text = '') => (text !== '' && /^(?:\/(?:[^~/]|~[01])*)*$/.test(text) ? text : undefined)

export const countOf = (problems: readonly Problem[], severity: Severity): number =>
  problems.filter((problem) => problem.severity === severity).length

/** What stops the reader. */
export const isFatal = ({ code }: Problem): boolean =>
  ['syntax', 'encoding', 'too_large', 'too_deep', 'not_serializable'].includes(code)
