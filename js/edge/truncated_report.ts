/**
 * Finds what a truncated report may lack: a fatal problem, or every error. Asks only for that, as a stranger can send
 * a document with a million problems.
 */
import { isFatal } from '../closed_lists.js'
import { changed, type Settings, withFatalAlone } from '../options.js'
import type { Problem, Report, Severities } from '../types.js'
import { validated } from '../validate.js'

/** More than the warnings that an update can have before its first error, besides those that the options ask for. */
const MANY = 1000

/** Returns whether no problem of an update is fatal. */
export function isReadable(report: Report, bytes: Uint8Array, settings: Settings): boolean {
  const { problems } = report.truncated
    ? validated('product-update', bytes, withFindings(withFatalAlone(settings), 1))
    : report
  return !problems.some(({ code }) => isFatal(code))
}

/** Returns the problems of an invalid update, with an error among them even if warnings fill the report. */
export function problemsWithErrors(
  { problems, truncated }: Report,
  bytes: Uint8Array,
  settings: Settings,
): readonly Problem[] {
  if (!truncated || problems.some(({ severity }) => severity === 'error')) return problems
  const severity = errorsAlone(settings.severity)
  return validated('product-update', bytes, withFindings({ ...settings, severity }, MANY)).problems
}

function withFindings(settings: Settings, findings: number): Settings {
  return changed(settings, { limits: { ...settings.limits, findings } })
}

/** Returns the severities without the codes that never are errors. */
function errorsAlone(severities: Severities = {}): Severities {
  const chosen = Object.entries(severities).filter(([, severity]) => severity !== undefined)
  return Object.fromEntries(chosen.map(([code, severity]) => [code, severity === 'error' ? severity : 'off']))
}
