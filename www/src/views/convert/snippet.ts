/** The code of the conversion that the page has made. */
import { literal, program } from '../../app/literal.js'
import type { Outcome } from './outcome.js'

export function snippetOf({ shape, options: { complement, ...options } }: Pick<Outcome, 'shape' | 'options'>): string {
  const kept = complement ? [`const complement = ${literal(complement)}`] : []
  const all = { ...options, complement: complement && Symbol('complement') }
  return program({ functions: 'convert', from: 'order-contract' }, (inLanguage) => [
    ...kept,
    `const result = convert(${literal(shape)}, text, ${literal({ ...all, ...inLanguage })})`,
    'if (result.ok) console.log(result.output, result.losses, result.gaps, result.complement)',
    'else console.error(result.problems)',
  ])
}
