/** The code of the conversion that the page has made. */
import { literal, spoken } from '../../app/literal.js'
import type { Outcome } from './outcome.js'

export function snippetOf({ shape, options: { complement, ...options } }: Pick<Outcome, 'shape' | 'options'>): string {
  const { lines, options: more } = spoken()
  const kept = complement ? [`const complement = ${literal(complement)}`] : []
  const all = { ...options, complement: complement && Symbol('complement'), ...more }
  return [
    `import { convert } from 'order-contract'`,
    ...lines,
    '',
    ...kept,
    `const result = convert(${literal(shape)}, text, ${literal(all)})`,
    'if (result.ok) console.log(result.output, result.losses, result.gaps, result.complement)',
    'else console.error(result.problems)',
  ].join('\n')
}
