/**
 * Turns the input into the text or bytes that would be sent, which the core validates, and a query back into the form of
 * the input. A value that can't be serialised is reported. An object that is never a document (a Promise, a Blob) is a
 * mistake in the program and throws a TypeError.
 */
import { FORM_BYTES, FORM_TEXT, FORM_VALUE, QUERY_ELEMENT, QUERY_LIST, QUERY_NO_TEXT } from '../generated/layout.js'
import { codes, queries } from '../generated/tables.js'
import type { QueryShape, Shape } from '../types/types.js'
import { tagOf, typeOf } from './tag.js'

/** The numbers of the forms in the core. The form decides the unit of spans. */
export { FORM_BYTES as BYTES, FORM_TEXT as TEXT, FORM_VALUE as VALUE }

export type Form = typeof FORM_BYTES | typeof FORM_TEXT | typeof FORM_VALUE

/**
 * An input that is reported without being written into the core's memory: a negative number in place of the document's
 * length, the inverted number of its code in the core.
 */
export type Refusal = number

export const REFUSED_SIZE: Refusal = /* @__PURE__ */ refusalOf('too_large')
const REFUSED_DEPTH: Refusal = /* @__PURE__ */ refusalOf('too_deep')
const REFUSED_VALUE: Refusal = /* @__PURE__ */ refusalOf('not_serializable')
/** The input is `undefined`. Like the next two, it has a number after those of the codes. */
const REFUSED_NOTHING: Refusal = /* @__PURE__ */ refusalBehindCodes(0)
const REFUSED_OBJECT: Refusal = /* @__PURE__ */ refusalBehindCodes(1)
/** There is not enough memory for the input. */
export const REFUSED_MEMORY: Refusal = /* @__PURE__ */ refusalBehindCodes(2)

function refusalOf(code: (typeof codes)[number]): Refusal {
  return ~codes.indexOf(code)
}

function refusalBehindCodes(place: number): Refusal {
  return ~(codes.length + place)
}

export function isRefusal(length: number): boolean {
  return length < 0
}

export function isQuery(shape: Shape): shape is QueryShape {
  return (queries as readonly Shape[]).includes(shape)
}

/** An input that is reported as an object that is no JSON value. */
export const NOT_PLAIN = /* @__PURE__ */ Symbol('not plain')

/**
 * Wraps a string or bytes so that they are validated as a value and not read as a document: in type guards and Standard
 * Schema, a string is a JSON string.
 */
export function asValue(shape: Shape, value: unknown): unknown {
  if (typeof value !== 'string' && !ArrayBuffer.isView(value)) return value
  return isQuery(shape) ? NOT_PLAIN : { toJSON: () => (typeof value === 'string' ? value : '') }
}

/** Returns the form of an input. Throws a TypeError for a view other than a Uint8Array. */
export function formOf(input: unknown): Form {
  if (typeof input === 'string') return FORM_TEXT
  if (!ArrayBuffer.isView(input)) return FORM_VALUE
  if (input instanceof Uint8Array || tagOf(input) === 'Uint8Array') return FORM_BYTES
  throw notInput('document', input)
}

export function sourceOf(shape: Shape, form: Form, input: unknown): string | Uint8Array | Refusal {
  if (form !== FORM_VALUE) return input as string | Uint8Array
  if (input === undefined) return REFUSED_NOTHING
  if (input === NOT_PLAIN) return REFUSED_OBJECT
  return isQuery(shape) ? queryOf(input) : jsonOf(input)
}

/** Serialises a value as JSON. Throws a TypeError for an object that is never a document. */
export function jsonOf(value: unknown): string | Refusal {
  refuseObjects(value, 'document')
  try {
    const text: string | undefined = JSON.stringify(value)
    return text === undefined ? REFUSED_VALUE : text
  } catch (error) {
    if (!isStackOverflow(error)) return REFUSED_VALUE
    // The longest string, or the deepest recursion. Engines word them differently.
    if (/string length|memory|alloc/.test(error.message)) return REFUSED_SIZE
    return /call stack|recursion/.test(error.message) ? REFUSED_DEPTH : REFUSED_VALUE
  }
}

/** Returns whether a limit of the engine was reached, such as that of recursion. Engines throw different errors. */
function isStackOverflow(error: unknown): error is Error {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError')
}

/** Marks in a query that is made of an object: for a list, for each of its elements, and for what a query can't carry. */
const LIST = /* @__PURE__ */ String.fromCharCode(QUERY_LIST)
const ELEMENT = /* @__PURE__ */ String.fromCharCode(QUERY_ELEMENT)
const NO_TEXT = /* @__PURE__ */ String.fromCharCode(QUERY_NO_TEXT)

/**
 * Serialises a query like `new URLSearchParams(value)`, without members that are null or undefined, and with marks for lists
 * and for what a query can't carry.
 */
function queryOf(value: unknown): string | Refusal {
  if (typeof value !== 'object' || value === null) return REFUSED_OBJECT
  const tag = tagOf(value)
  const isNative = tag === 'URL' || tag === 'URLSearchParams'
  if (!isNative) refuseOthers(value)
  try {
    if (isNative) return `${tag === 'URL' ? (value as URL).search : value}`
    return Object.entries(value)
      .filter(([, item]) => item !== undefined && item !== null)
      .map(([name, item]) => `${encoded(name)}=${Array.isArray(item) ? listOf(item) : parameter(item)}`)
      .join('&')
  } catch {
    return REFUSED_VALUE
  }
}

/** Refuses objects whose parameters `Object.entries` would not see. */
function refuseOthers(value: object): void {
  refuseObjects(value, 'query')
  const isHidden = () => typeof (value as URL).search === 'string' && Object.keys(value).length === 0
  if (passes(() => Symbol.iterator in value || isHidden())) throw notInput('query', value)
}

function listOf(items: readonly unknown[]): string {
  return LIST + Array.from(items, (item) => parameter(item) + ELEMENT).join('')
}

function parameter(value: unknown): string {
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isText ? encoded(`${value}`) : NO_TEXT
}

/** Encodes a text, with a byte that UTF-8 never contains for each lone surrogate, which the core is to report. */
function encoded(text: string): string {
  if (loneSurrogateAt(text) < 0) return new URLSearchParams([['', text]]).toString().slice('='.length)
  return text.split(LONE).map(encodeURIComponent).join('%FF')
}

/**
 * Returns a query that was made of an object as it is sent: a list as a parameter that repeats. Returns undefined if it has a
 * value that a query can't carry. Other texts have no marks.
 */
export function sentQuery(query: string): string | undefined {
  if (query.includes(NO_TEXT)) return undefined
  if (!query.includes(LIST)) return query
  const parameters = query.split('&').flatMap((pair) => {
    const [name, list] = pair.split(`=${LIST}`)
    return list === undefined
      ? [pair]
      : list.split(ELEMENT).flatMap((value, at, all) => (at < all.length - 1 ? `${name}=${value}` : []))
  })
  return parameters.join('&')
}

/** Half of a character, which UTF-8 can't express and encoders silently replace. The core reports it. */
const LONE = /[\ud800-\udfff]/u

export function loneSurrogateAt(text: string): number {
  if (typeof text.isWellFormed === 'function' && text.isWellFormed()) return -1
  return text.search(LONE)
}

const ACCEPTED = {
  document: 'pass text, bytes as a Uint8Array, or a value of JSON',
  query: 'pass text, a URL, new URLSearchParams(…) or a plain object',
}

function notInput(kind: keyof typeof ACCEPTED, value: unknown): TypeError {
  return new TypeError(`${typeOf(value)} is not a ${kind}: ${ACCEPTED[kind]}`)
}

/** Objects that JSON.stringify would silently turn into `{}`, and dates. */
const NO_DOCUMENTS =
  /^(?:(?:Shared)?ArrayBuffer|Blob|File|ReadableStream|Request|Response|Promise|(?:Weak)?(?:Map|Set)|Headers|FormData|URLSearchParams|Date|RegExp|Error)$/

function refuseObjects(value: unknown, kind: keyof typeof ACCEPTED): void {
  const tag = tagOf(value)
  if (!NO_DOCUMENTS.test(tag)) return
  // A class of the program may say what it is as JSON.
  const isJson = tag !== 'Date' && passes(() => 'toJSON' in (value as object))
  if (!isJson) throw notInput(kind, value)
}

/** Returns the result of a test, or false if it throws: a proxy may refuse to be read. */
function passes(test: () => boolean): boolean {
  try {
    return test()
  } catch {
    return false
  }
}

/** Parses the text of a document. A query becomes what `input` is, or an object. */
export function parsedAs(shape: Shape, text: string, input?: unknown): unknown {
  return isQuery(shape) ? (queryLike(input, text) ?? parametersOf(text)) : JSON.parse(text)
}

/** Returns the parameters of a query as an object. One that is repeated is an array. */
function parametersOf(query: string): { [name: string]: string | string[] } {
  const values = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(query)) {
    const known = values.get(name)
    if (Array.isArray(known)) known.push(value)
    else values.set(name, known === undefined ? value : [known, value])
  }
  return Object.fromEntries(values)
}

/** Returns a query as URLSearchParams or as a URL if the input is one. Returns undefined for other inputs. */
export function queryLike(input: unknown, query: string): URLSearchParams | URL | undefined {
  const tag = tagOf(input)
  if (tag === 'URLSearchParams') return new URLSearchParams(query)
  if (tag !== 'URL') return undefined
  const url = new URL(String(input))
  // Setting an empty query would remove a `?` that ends the URL.
  if (url.search !== query) url.search = query
  return url
}
