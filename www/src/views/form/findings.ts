/** The problems in the document that a form makes, each at its field, and a verdict on the order. */
import type { Code, Problem, Version } from 'order-contract/slim'
import type { Contract } from '../../app/core.js'
import { fieldAt, type Made } from './document.js'
import type { Field } from './fields.js'

export interface Finding {
  problem: Problem
  field: Field
}

/** In a draft, nothing is reported as missing. */
export function findingsIn(
  { text, places }: Made,
  contract: Pick<Contract, 'validate'>,
  version: Version,
  draft: boolean,
): Finding[] {
  const { problems } = contract.validate('order-request', text, { version, draft, mask: false, names: 'label' })
  return problems.map((problem) => ({ problem, field: fieldAt(problem.pointer, places) }))
}

const MISSING: readonly Code[] = ['required', 'empty']

/** How many errors are about what is missing, and how many about what is wrong. */
export function countsOf(findings: readonly Finding[]): { missing: number; wrong: number } {
  const errors = findings.filter(({ problem }) => problem.severity === 'error')
  const missing = errors.filter(({ problem }) => MISSING.includes(problem.code)).length
  return { missing, wrong: errors.length - missing }
}
