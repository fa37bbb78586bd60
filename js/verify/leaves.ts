/** Reads documents with `JSON.parse`, so that a mistake of the core is not repeated by who verifies it. */
import { isQuery, parsedAs } from '../input/input.js'
import { isRecord } from '../options/reader.js'
import { below } from '../report/reply.js'
import type { Shape } from '../types/types.js'
import { replaceTokens } from './tokens.js'

/** How a value begins that was read as it is written. No converted document has half of a surrogate pair. */
const AS_WRITTEN = '\ud800'
const TAGGED = '"\\ud800'

/** The values of a document that have no members, as JSON, by JSON Pointer. */
export class Leaves {
  readonly values = new Map<string, string>()
  readonly #containers = new Set<string>()

  constructor(document: unknown) {
    // Not by recursion: the limit of nesting is the caller's.
    const open: [pointer: string, value: unknown][] = [['', document]]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const [pointer, value] = next
      const members = isRecord(value) ? Object.entries(value) : []
      if (members.length === 0) this.values.set(pointer, jsonOf(value))
      else this.#containers.add(pointer)
      for (const [name, member] of members.reverse()) open.push([below(pointer, name), member])
    }
  }

  /** Returns whether a value is there. An empty object or array is, if there is one that is not empty. */
  has(pointer: string, value: string): boolean {
    return this.values.get(pointer) === value || (/^(?:\{\}|\[\])$/.test(value) && this.#containers.has(pointer))
  }

  isAt(pointer: string): boolean {
    return this.values.has(pointer) || this.#containers.has(pointer)
  }

  isText(value: string): boolean {
    return value.startsWith('"') && !value.startsWith(TAGGED)
  }

  firstMissing(others: Leaves): string | undefined {
    return [...others.values].find(([pointer, value]) => !this.has(pointer, value))?.[0]
  }
}

/** Writes a value without members, a string in one spelling. */
function jsonOf(value: unknown): string {
  const isRespelled = typeof value === 'string' && value.startsWith(`${AS_WRITTEN}"`)
  return JSON.stringify(isRespelled ? JSON.parse(value.slice(AS_WRITTEN.length)) : value)
}

/** Returns a pointer, and those of the values around it. */
export function ancestors(pointer: string): string[] {
  const all = [pointer]
  for (let at = pointer; at !== ''; all.push(at)) at = at.slice(0, at.lastIndexOf('/'))
  return all
}

/** Reads a document. What can't be read is null. */
function readDocument(shape: Shape, text: string): unknown {
  try {
    return parsedAs(shape, text)
  } catch {
    return null
  }
}

/** Reads a document. Its numbers, and its strings with escapes, become strings that have them as they are written. */
export function readExactly(shape: Shape, text: string): unknown {
  const isPlain = (token: string) => token.startsWith('"') && !token.includes('\\')
  const tagged = (token: string, isName: boolean) =>
    isName || isPlain(token) ? token : JSON.stringify(AS_WRITTEN + token)
  const document = readDocument(shape, text)
  return isQuery(shape) || document === null ? document : readDocument(shape, replaceTokens(text, tagged))
}

/** Writes a document that was read exactly, with its own digits and escapes: those of an identifier count. */
export function writeDocument(shape: Shape, document: unknown): string {
  const untagged = (token: string) => (token.startsWith(TAGGED) ? JSON.parse(token).slice(AS_WRITTEN.length) : token)
  if (!isQuery(shape)) return replaceTokens(JSON.stringify(document), untagged)
  const lists = Object.entries(document as { [name: string]: string | string[] })
  return `${new URLSearchParams(lists.flatMap(([name, values]) => [values].flat().map((value) => [name, value])))}`
}

export function changedAt(document: unknown, pointer: string, value: unknown): void {
  const tokens = pointer.split('/').slice(1)
  const path = tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
  const last = path.pop() as string
  type Container = { [name: string]: unknown }
  const holder = path.reduce((at, name) => at[name] as Container, document as Container)
  if (value === undefined) delete holder[last]
  else holder[last] = value
}
