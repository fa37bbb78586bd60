/**
 * Reads the problems of a report that the caller passed. Throws a TypeError for anything else.
 */
import { typeOf } from './tag.js'
import type { Problem, Report } from './types.js'

export function problemsOf(name: string, report: Pick<Report, 'problems'>): readonly Problem[] {
  const problems: unknown = report?.problems
  if (Array.isArray(problems)) return problems
  throw notReport(name, report)
}

export function notReport(name: string, value: unknown): TypeError {
  return new TypeError(`${name} must be given a report, such as validate returns, not ${typeOf(value)}`)
}
