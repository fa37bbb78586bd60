/** The sentence on how far an order has come. */
import type { Code } from 'order-contract/slim'
import type { Finding } from './findings.js'

const MISSING: readonly Code[] = ['required', 'empty']

export interface Verdict {
  words: string
  kind: 'valid' | 'partial' | 'invalid'
}

/** `findings` are those of the full check; `draft` where it was not asked for yet. */
export function verdictOn(findings: readonly Finding[], draft: boolean): Verdict {
  const errors = findings.filter(({ problem }) => problem.severity === 'error')
  if (errors.length === 0) return { words: 'Complete: the order can be sent as it is.', kind: 'valid' }
  const missing = errors.filter(({ problem }) => MISSING.includes(problem.code)).length
  const parts = [part(missing, 'to fill in'), part(errors.length - missing, 'to correct')].flat()
  return { words: `Not complete yet: ${parts.join(', ')}.`, kind: draft ? 'partial' : 'invalid' }
}

const part = (count: number, what: string) => (count === 0 ? [] : [`${count} ${what}`])
