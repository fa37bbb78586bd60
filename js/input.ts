/**
 * Turns the input into the text or bytes that would be sent. The core validates them.
 * A value that can't be serialised is reported. An object that is never a document (a Promise, a Blob) is a
 * mistake in the program and throws a TypeError.
 */
import { FORM_BYTES, FORM_TEXT, FORM_VALUE } from './generated/layout.js'
import { REFUSED_DEPTH, REFUSED_SIZE, REFUSED_VALUE, type Refusal } from './refusal.js'
import { loneSurrogateAt } from './surrogates.js'
import { tagOf, typeOf, withArticle } from './tag.js'

/** The numbers of the forms in the core. The form decides the unit of spans. */
export { FORM_BYTES as BYTES, FORM_TEXT as TEXT, FORM_VALUE as VALUE }

export type Form = typeof FORM_BYTES | typeof FORM_TEXT | typeof FORM_VALUE

/** Returns the form of an input. Throws a TypeError for a view other than a Uint8Array. */
export function formOf(input: unknown): Form {
  if (typeof input === 'string') return FORM_TEXT
  if (!ArrayBuffer.isView(input)) return FORM_VALUE
  if (input instanceof Uint8Array || tagOf(input) === 'Uint8Array') return FORM_BYTES
  throw notInput('document', typeOf(input))
}

/** Serialises a value as JSON. Throws a TypeError for an object that is never a document. */
export function jsonOf(value: unknown, maxDepth: number): string | Refusal {
  refuseObjects(value, 'document')
  try {
    const text: string | undefined = JSON.stringify(value)
    return text === undefined ? REFUSED_VALUE : text
  } catch (error) {
    if (!isStackOverflow(error)) return REFUSED_VALUE
    // The JSON text would exceed the engine's longest string. Engines word this differently.
    if (/string length|memory|alloc/.test((error as Error).message)) return REFUSED_SIZE
    return passes(() => isDeeperThan(value, maxDepth)) ? REFUSED_DEPTH : REFUSED_VALUE
  }
}

/**
 * Serialises a query like `new URLSearchParams(value)`, without members that are null or undefined, and with a parameter for
 * each element of an array.
 */
export function queryOf(value: unknown): string | Refusal {
  if (typeof value !== 'object' || value === null) return REFUSED_VALUE
  const tag = tagOf(value)
  const isNative = tag === 'URL' || tag === 'URLSearchParams'
  if (!isNative) refuseOthers(value)
  try {
    if (isNative) return `${tag === 'URL' ? (value as URL).search : value}`
    return Object.entries(value)
      .filter(([, item]) => item !== undefined && item !== null)
      .flatMap(([name, item]) => (Array.isArray(item) ? item : [item]).map((one) => parameter(name, `${one}`)))
      .join('&')
  } catch {
    return REFUSED_VALUE
  }
}

/** Refuses objects whose parameters `Object.entries` would not see. */
function refuseOthers(value: object): void {
  refuseObjects(value, 'query')
  const isHidden = () => typeof (value as URL).search === 'string' && Object.keys(value).length === 0
  if (passes(() => Symbol.iterator in value || isHidden())) throw notInput('query', typeOf(value))
}

/** Returns the result of a test, or false if it throws: a proxy may refuse to be read. */
export function passes(test: () => boolean): boolean {
  try {
    return test()
  } catch {
    return false
  }
}

/** Encodes a parameter. URLSearchParams would replace a lone surrogate, which the core is to report. */
function parameter(name: string, value: string): string {
  if (loneSurrogateAt(name) < 0 && loneSurrogateAt(value) < 0) return new URLSearchParams([[name, value]]).toString()
  return `${percentEncoded(name)}=${percentEncoded(value)}`
}

/** Encodes a text with a byte that UTF-8 never contains for each lone surrogate. */
function percentEncoded(text: string): string {
  return text
    .split(/[\ud800-\udfff]/u)
    .map(encodeURIComponent)
    .join('%FF')
}

const ACCEPTED = {
  document: 'pass text, bytes as a Uint8Array, or a value of JSON',
  query: 'pass text, a URL, new URLSearchParams(…) or a plain object',
}

function notInput(kind: keyof typeof ACCEPTED, what: string): TypeError {
  return new TypeError(`${what} is not a ${kind}: ${ACCEPTED[kind]}`)
}

/** Objects that JSON.stringify would silently turn into `{}`, and dates. */
const NO_DOCUMENTS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...['ArrayBuffer', 'SharedArrayBuffer', 'Blob', 'File', 'ReadableStream', 'Request', 'Response', 'Promise'],
  ...['Map', 'Set', 'WeakMap', 'WeakSet', 'Headers', 'FormData', 'URLSearchParams', 'Date', 'RegExp', 'Error'],
])

function refuseObjects(value: unknown, kind: keyof typeof ACCEPTED): void {
  const tag = tagOf(value)
  if (!NO_DOCUMENTS.has(tag) || !passes(() => isOfAClass(value))) return
  // A class of the program may say what it is as JSON.
  const isJson = tag !== 'Date' && passes(() => 'toJSON' in (value as object))
  if (!isJson) throw notInput(kind, withArticle(tag))
}

function isOfAClass(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype !== Object.prototype && prototype !== Array.prototype
}

/** Returns whether a limit of the engine was reached, such as that of recursion. Engines throw different errors. */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError')
}

/** Walks a value level by level, visiting each object once per level, as a recursive walk would overflow again. */
function isDeeperThan(value: unknown, depth: number): boolean {
  let level = new Set<unknown>([value])
  for (let reached = 0; level.size > 0; reached++) {
    if (reached > depth) return true
    const children = Array.from(level, (parent) => Object.values(parent as object)).flat()
    level = new Set(children.filter((child) => typeof child === 'object' && child !== null))
  }
  return false
}
