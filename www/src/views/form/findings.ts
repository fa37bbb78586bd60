/** What the contract finds in the document that a form makes, and at which field. */
import type { Problem, Version } from 'order-contract/slim'
import type { Contract } from '../../app/view.js'
import { fieldAt, type Made } from './document.js'
import type { Field } from './fields.js'

export interface Finding {
  problem: Problem
  field: Field
}

/** A draft is not asked for what is still missing. */
export function findingsIn({ text, places }: Made, contract: Contract, version: Version, draft: boolean): Finding[] {
  const { problems } = contract.validate('order-request', text, { version, draft, mask: false, names: 'label' })
  return problems.map((problem) => ({ problem, field: fieldAt(problem.pointer, places) }))
}
