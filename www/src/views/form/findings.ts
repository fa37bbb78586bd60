/** The problems in the document that a form makes, each at its field, and a verdict on the order. */
import type { Code, Problem, Version } from 'order-contract/slim'
import type { Contract } from '../../app/view.js'
import { say } from '../../app/words.js'
import { fieldAt, type Made } from './document.js'
import type { Field } from './fields.js'

export interface Finding {
  problem: Problem
  field: Field
}

/** In a draft, nothing is reported as missing. */
export function findingsIn({ text, places }: Made, contract: Contract, version: Version, draft: boolean): Finding[] {
  const { problems } = contract.validate('order-request', text, { version, draft, mask: false, names: 'label' })
  return problems.map((problem) => ({ problem, field: fieldAt(problem.pointer, places) }))
}

const MISSING: readonly Code[] = ['required', 'empty']

/** `findings` are those of the full check; `draft` until the person asks for it. */
export function verdictOn(findings: readonly Finding[], draft: boolean) {
  const errors = findings.filter(({ problem }) => problem.severity === 'error')
  if (errors.length === 0) return { words: say('complete'), kind: 'valid' as const }
  const missing = errors.filter(({ problem }) => MISSING.includes(problem.code)).length
  const wrong = errors.length - missing
  const parts = [
    ...(missing > 0 ? [say('toFillIn', { count: missing })] : []),
    ...(wrong > 0 ? [say('toCorrect', { count: wrong })] : []),
  ]
  return {
    words: say('incomplete', { parts: parts.join(', ') }),
    kind: draft ? ('partial' as const) : ('invalid' as const),
  }
}
