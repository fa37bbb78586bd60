/**
 * Reads the problems of a report that the caller passed. Throws a TypeError for anything else.
 */
import { typeOf } from './tag.js'
import type { Problem, Report } from './types.js'

export function problemsOf(name: string, report: Pick<Report, 'problems'>): readonly Problem[] {
  const problems: unknown = report?.problems
  if (!Array.isArray(problems)) throw notReport(name, typeOf(report))
  if (problems.every((one) => Array.isArray(one?.path))) return problems
  throw notReport(name, 'an object with other problems')
}

export function notReport(name: string, what: string): TypeError {
  return new TypeError(`${name} must be given a report, such as validate returns, not ${what}`)
}
