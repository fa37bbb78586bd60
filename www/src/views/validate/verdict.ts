/** A report in a sentence. */
import type { Report, Severity } from 'order-contract/slim'
import { counted } from '../../app/dom.js'

const NAMES: readonly (readonly [Severity, one: string, many: string])[] = [
  ['error', 'error', 'errors'],
  ['warning', 'warning', 'warnings'],
  ['info', 'remark', 'remarks'],
]

export function verdictOf({ valid, problems, truncated }: Report): string {
  const counts = NAMES.flatMap(([severity, one, many]) => {
    const count = problems.filter((it) => it.severity === severity).length
    return count === 0 ? [] : [counted(count, one, many)]
  })
  const found = counts.length === 0 ? 'nothing found' : counts.join(', ')
  return `${valid ? 'Valid' : 'Not valid'}: ${found}${truncated ? ', and more' : ''}.`
}
