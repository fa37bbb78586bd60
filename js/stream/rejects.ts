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

/** How many bytes are encoded at once, so that a long document is not in memory several times. Base64 takes three bytes at a time. */
const PIECE = 3 << 14

/** Yields the text of lines of `rejects`, in pieces. `most` is the limit of a document. */
export function* rejectLines(rejected: Iterable<RejectedDocument>, most: number): Iterable<string> {
  for (const { line, offset, bytes, length, problems } of rejected) {
    yield `{"line":${line},"offset":${offset},`
    if (bytes === undefined || length > most) yield `"length":${length}`
    else {
      const write = isUtf8(bytes) ? jsonWriter() : base64
      yield write === base64 ? '"base64":"' : '"document":"'
      for (let at = 0; at < bytes.length; at += PIECE) yield write(bytes.subarray(at, at + PIECE))
      yield '"'
    }
    yield `,"problems":${JSON.stringify(problems)}}\n`
  }
}

function decoderOf() {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    decoderOf().decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Returns a function that writes the pieces of a text as they stand in a string of JSON. */
function jsonWriter() {
  const decoder = decoderOf()
  return (piece: Uint8Array) => JSON.stringify(decoder.decode(piece, { stream: true })).slice(1, -1)
}

function base64(piece: Uint8Array): string {
  return btoa(String.fromCharCode(...piece))
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
