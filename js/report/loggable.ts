/** Removes from a report and from pointers what must not be logged or shown to anybody. */

import { words } from '../generated/tables.js'
import { typeOf } from '../input/tag.js'
import type { Problem, Report } from '../types/types.js'
import { notReport, problemsOf } from './field_errors.js'

/** A report with nothing of the document except names that the API documentation lists. */
export interface LoggableReport extends Pick<Report, 'valid' | 'shape' | 'version' | 'truncated'> {
  problems: LoggableProblem[]
}

/** A problem without its message. `codes[code]` says what the code means. */
export interface LoggableProblem extends Pick<Problem, 'code' | 'severity' | 'basis' | 'section'> {
  /** The JSON Pointer. Names that the API documentation does not list are replaced by `*`. */
  pointer: string
}

/**
 * Returns a copy of a report that is safe to log: it contains no value, unknown name or control character of the
 * document, even if the report was made with `mask: false`. Throws a `TypeError` if the argument is not a report.
 *
 * @example
 * ```ts
 * import { loggable, validate } from 'order-contract'
 *
 * const report = validate('product-update', '{"new_state":{"ann@example.com\\n":}}')
 * if (loggable(report).problems[0]?.pointer !== '/new_state/*') throw new Error('not fit for a log')
 * ```
 */
export function loggable(report: Report): LoggableReport {
  const problems = problemsOf('loggable', report)
  const { valid, shape, version, truncated } = report
  // The result of a conversion has problems as well.
  if (typeof valid !== 'boolean') throw notReport('loggable', typeOf(report))
  return {
    valid,
    shape,
    version,
    problems: problems.map(({ code, severity, basis, section, path }) => {
      return { code, severity, basis, section, pointer: publicPointer(path) }
    }),
    truncated,
  }
}

/** The names and values that the API documentation lists, and the first segments of pointers into a call. */
const SHOWN: ReadonlySet<string> = /* @__PURE__ */ new Set(words)

/** Returns the JSON Pointer of a path with every other name hidden, as it can be personal. */
export function publicPointer(path: readonly (string | number)[]): string {
  // Without escaping: no listed name contains `~` or `/`.
  return path.map((segment) => `/${typeof segment === 'number' || SHOWN.has(segment) ? segment : '*'}`).join('')
}
