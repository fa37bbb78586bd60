/** Documents that could not be converted, and their lines in `rejects`. */
import type { Problem } from '../types.js'
import { type DocumentPlace, type Excerpt, excerptOf, lengthOf } from './excerpt.js'

/** A line of `rejects`: a document that could not be converted, and why. */
export type Reject = DocumentPlace & Excerpt & { problems: Problem[] }

/** A document that could not be converted. */
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
    if (bytes === undefined) yield lengthOf(length)
    else yield* excerptOf(bytes, most)
    yield `,"problems":${JSON.stringify(problems)}}\n`
  }
}
