/** The lines of `rejects`: documents that could not be converted, with their places and their exact text. */
import { BYTES, REFUSED_SIZE } from '../input.js'
import { type Settings, shapeIndex } from '../options.js'
import type { Problem, Shape } from '../types.js'
import { reportOn } from '../validate.js'

/** The place of a document in its archive. */
export interface DocumentPlace {
  /** Its line, from 1. */
  line: number
  /** The offset of its first byte, in bytes from 0. */
  offset: number
}

/** The text of a document. In base64 if it is not UTF-8. Only its length in bytes if it exceeds `limits.bytes`. */
export type Excerpt = { document: string } | { base64: string } | { length: number }

/** A line of `rejects`: a document that could not be converted, and why. */
export type Reject = DocumentPlace & Excerpt & { problems: Problem[] }

export interface RejectedDocument extends DocumentPlace {
  /** Undefined if it is over the limit, so that it was not kept. */
  bytes: Uint8Array | undefined
  length: number
  problems: Problem[]
}

/** Yields the text of lines of `rejects`, in pieces. `most` is the limit of a document. */
export function* rejectLines(rejected: Iterable<RejectedDocument>, most: number): Iterable<string> {
  for (const { line, offset, bytes, length, problems } of rejected) {
    yield `{"line":${line},"offset":${offset},`
    if (bytes === undefined || length > most) yield `"length":${length}`
    else if (isUtf8(bytes)) yield* member('document', textsOf(bytes))
    else yield* member('base64', base64Of(bytes))
    yield `,"problems":${JSON.stringify(problems)}}\n`
  }
}

function* member(name: string, texts: Iterable<string>): Iterable<string> {
  yield `"${name}":"`
  yield* texts
  yield '"'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    for (const _ of decoded(bytes));
    return true
  } catch {
    return false
  }
}

/** Yields the text as it stands in a string of JSON. */
function* textsOf(bytes: Uint8Array): Iterable<string> {
  for (const text of decoded(bytes)) yield JSON.stringify(text).slice(1, -1)
}

function* decoded(bytes: Uint8Array): Iterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  for (const piece of piecesOf(bytes)) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

function* base64Of(bytes: Uint8Array): Iterable<string> {
  for (const piece of piecesOf(bytes)) yield btoa(String.fromCharCode(...piece))
}

/** How many bytes are encoded at once, so that a long document is not in memory several times. Base64 takes three bytes at a time. */
const PIECE = 3 << 14

function* piecesOf(bytes: Uint8Array): Iterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
}

/** Returns the problems of a document over the limit, whose bytes are not kept. */
export function tooLarge(shape: Shape, settings: Settings): Problem[] {
  const index = shapeIndex(shape)
  return reportOn(shape, { index, form: BYTES, source: REFUSED_SIZE, length: REFUSED_SIZE, settings }).problems
}

/** Counts the spans within a line: only a line feed ends it, although a carriage return ends one in a document. */
export function problemsInLine(problems: Problem[]): Problem[] {
  return problems.map((problem) => {
    const { span } = problem
    if (span === undefined || span.line === 1) return problem
    return { ...problem, span: { ...span, line: 1, column: span.start + 1 } }
  })
}
