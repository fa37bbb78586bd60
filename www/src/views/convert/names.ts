/**
 * Says what a conversion reports with the names of the document, as the other views do: `convert` never repeats them,
 * `validate` does with `mask: false`.
 */
import type { Options, Problem, Report } from 'order-contract/slim'

type Check = (options: Required<Pick<Options, 'mask'>>) => Report

export function namedProblems(problems: readonly Problem[], check: Check): Problem[] {
  const { problems: named } = check({ mask: false })
  return problems.map((it) => named.find(({ code, pointer }) => code === it.code && pointer === it.pointer) ?? it)
}

export function namedAssumptions(assumptions: readonly string[], check: Check): string[] {
  if (assumptions.length === 0) return []
  const { assumptions: masked } = check({ mask: true })
  const { assumptions: named } = check({ mask: false })
  return assumptions.map((words) => named[masked.indexOf(words)] ?? words)
}
