/** The lines of streams: documents with their places, and with their text if they could not be converted. */
import type { Problem } from '../types/types.js'

/** The place of a document in its archive. */
export interface DocumentPlace {
  /** Its line, from 1. */
  line: number
  /** The offset of its first byte, in bytes from 0. */
  offset: number
}

/** The text of a document, with U+FFFD for what is not UTF-8. Only its length in bytes if it exceeds `limits.bytes` or the memory. */
export type Excerpt = { document: string } | { length: number }

/** A line of `rejects`: a document that could not be converted, and why. */
export type Reject = DocumentPlace & Excerpt & { problems: Problem[] }

/** Counts the spans within a line: only a line feed ends it, although a carriage return ends one in a document. */
export function problemsInLine(problems: Problem[]): Problem[] {
  return problems.map((problem) => {
    const { span } = problem
    if (span === undefined || span.line === 1) return problem
    return { ...problem, span: { ...span, line: 1, column: span.start + 1 } }
  })
}
