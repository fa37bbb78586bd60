/** The marks of problems in a text. */
import type { Problem } from 'order-contract/wasm'
import type { Mark } from '../editor/marks.js'
import { pathOf } from './pointer.js'

/** Each has the index of its problem as its id. */
export const problemMarks = (problems: readonly Problem[]): Mark[] =>
  problems.flatMap(({ span, severity: kind, code, pointer, message, basis, section }, at) => {
    if (span === undefined) return []
    const title = pointer === '' ? `\`${code}\`` : `\`${pathOf(pointer)}\` · \`${code}\``
    return [{ from: span.start, to: span.end, kind, id: String(at), about: { title, why: message, basis, section } }]
  })
