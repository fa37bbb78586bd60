/** The marks of problems in a text. */
import type { Problem } from 'order-contract/wasm'
import type { Mark } from '../editor/drawn.js'
import { placeName } from './pointer.js'

/** Each has the index of its problem as its id. */
export const problemMarks = (problems: readonly Problem[]): Mark[] =>
  problems.flatMap(({ span, severity: kind, pointer, message }, at) => {
    if (span === undefined) return []
    return [{ from: span.start, to: span.end, kind, id: String(at), words: `${placeName(pointer)}: ${message}` }]
  })
