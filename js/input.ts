/**
 * What the caller handed in, as text or bytes: exactly what would be sent.
 * A value that cannot be sent is a finding; a kind of object that nobody sends (a Promise, a Blob)
 * is a programmer's mistake and throws. Whether the text is any good is the core's question.
 */
import { FORM_BYTES, FORM_TEXT, FORM_VALUE } from './generated/layout.js'
import { REFUSED_DEPTH, REFUSED_NOTHING, REFUSED_VALUE, type Refusal } from './refusal.js'
import { loneSurrogateAt } from './surrogates.js'
import { tagOf, typeOf, withArticle } from './tag.js'

/** Where the spans of findings are counted. The numbers are the core's. */
export { FORM_BYTES as BYTES, FORM_TEXT as TEXT, FORM_VALUE as VALUE }

export type Form = typeof FORM_BYTES | typeof FORM_TEXT | typeof FORM_VALUE

/** Which of the three an input is. */
export function formOf(input: unknown): Form {
  if (typeof input === 'string') return FORM_TEXT
  if (!ArrayBuffer.isView(input)) return FORM_VALUE
  if (input instanceof Uint8Array || tagOf(input) === 'Uint8Array') return FORM_BYTES
  throw new TypeError(`${typeOf(input)} is not a document: ${WRAP}`)
}

/** The JSON text of a value. */
export function jsonOf(value: unknown, maxDepth: number): string | Refusal {
  if (value === undefined) return REFUSED_NOTHING
  refuseObjects(value, 'document', ADVICE)
  try {
    const text: string | undefined = JSON.stringify(value)
    return text === undefined ? REFUSED_VALUE : text
  } catch (error) {
    return isStackOverflow(error) && isDeeperThan(value, maxDepth) ? REFUSED_DEPTH : REFUSED_VALUE
  }
}

/** The query that `new URLSearchParams(value)` would send, null and undefined left out. */
export function queryOf(value: unknown): string | Refusal {
  if (value === undefined) return REFUSED_NOTHING
  if (typeof value !== 'object' || value === null) return REFUSED_VALUE
  if (value instanceof URLSearchParams) return value.toString()
  if (value instanceof URL) return value.search
  refusePairs(value)
  try {
    return Object.entries(value)
      .filter(([, item]) => item !== undefined && item !== null)
      .map(([name, item]) => parameter(name, `${item}`))
      .join('&')
  } catch {
    return REFUSED_VALUE
  }
}

/** What yields pairs in a way of its own is better turned into parameters by its caller. */
function refusePairs(value: object): void {
  refuseObjects(value, 'query', ADVICE_ON_QUERIES)
  if (isIterable(value)) throw new TypeError('pairs are not a query: pass new URLSearchParams(pairs)')
}

function isIterable(value: object): boolean {
  try {
    return Symbol.iterator in value
  } catch {
    return false
  }
}

/** URLSearchParams would hide a lone surrogate, so one is left as it is for the core to find. */
function parameter(name: string, value: string): string {
  if (loneSurrogateAt(name) < 0 && loneSurrogateAt(value) < 0) return new URLSearchParams([[name, value]]).toString()
  return `${encodeUpToSurrogate(name)}=${encodeUpToSurrogate(value)}`
}

function encodeUpToSurrogate(text: string): string {
  const at = loneSurrogateAt(text)
  return at < 0 ? encodeURIComponent(text) : encodeURIComponent(text.slice(0, at)) + text.charAt(at)
}

const WRAP = 'pass its bytes as a Uint8Array, such as new Uint8Array(buffer)'
const READ = 'pass what it resolves to, such as await response.text()'
const ADVISED = {
  document: 'pass the document as text, bytes or a plain object',
  query: 'pass the query as text, URLSearchParams or a plain object',
}
const PLAIN = 'pass a plain object, such as Object.fromEntries(map)'

/** Objects that JSON.stringify would quietly turn into `{}`, and what to pass instead. */
const ADVICE: Readonly<Record<string, string>> = {
  ArrayBuffer: WRAP,
  SharedArrayBuffer: WRAP,
  Promise: 'await it first',
  Response: READ,
  Request: READ,
  Blob: READ,
  File: READ,
  ReadableStream: READ,
  Map: PLAIN,
  Headers: PLAIN,
  FormData: PLAIN,
  URLSearchParams: "only the shapes 'product-query' and 'order-query' take it",
  Set: 'pass an array, such as [...set]',
  WeakMap: PLAIN,
  WeakSet: PLAIN,
}

/** Objects that are no documents, although JSON.stringify makes something of them. */
const NO_DOCUMENTS = ['Date', 'RegExp', 'Error']

const PAIRS = 'pass new URLSearchParams(…)'

/** What a query can be made of, but not as it is. */
const ADVICE_ON_QUERIES: Readonly<Record<string, string>> = {
  ...ADVICE,
  Map: PAIRS,
  Set: PAIRS,
  Array: PAIRS,
  Headers: PAIRS,
  FormData: PAIRS,
}

function refuseObjects(value: unknown, kind: keyof typeof ADVISED, advice: Readonly<Record<string, string>>): void {
  if (isPlain(value)) return
  const tag = tagOf(value)
  const isAdvised = Object.hasOwn(advice, tag) && !hasToJson(value)
  const what = NO_DOCUMENTS.includes(tag) ? ADVISED[kind] : isAdvised && advice[tag]
  if (what) throw new TypeError(`${withArticle(tag)} is not a ${kind}: ${what}`)
}

function hasToJson(value: unknown): boolean {
  try {
    return 'toJSON' in (value as object)
  } catch {
    return true
  }
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  try {
    const prototype: unknown = Object.getPrototypeOf(value)
    return prototype === Object.prototype || prototype === Array.prototype
  } catch {
    return true
  }
}

/** Engines differ in the error they throw when their own recursion ends. */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError')
}

/** Goes through a value level by level, each object once a level. */
function isDeeperThan(value: unknown, depth: number): boolean {
  let level = new Set<unknown>([value])
  try {
    for (let reached = 0; level.size > 0; reached++) {
      if (reached > depth) return true
      const next = new Set<unknown>()
      for (const parent of level) {
        for (const child of Object.values(parent as object)) {
          if (typeof child === 'object' && child !== null) next.add(child)
        }
      }
      level = next
    }
  } catch {
    return false
  }
  return false
}
