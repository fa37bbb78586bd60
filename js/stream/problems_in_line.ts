/** The spans of a document that is a line of an archive. */
import type { Problem } from '../types.js'

/** Counts the spans within the line: only a line feed ends a line, although a carriage return ends one in a document. */
export function problemsInLine(problems: Problem[]): Problem[] {
  return problems.map((problem) => {
    const { span } = problem
    if (span === undefined || span.line === 1) return problem
    return { ...problem, span: { ...span, line: 1, column: span.start + 1 } }
  })
}
