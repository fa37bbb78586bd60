/** What the page has said and done, to take along: as Markdown for an issue, and as code. */
import { literal, program } from '../../app/literal.js'
import { pathOf } from '../../app/words.js'
import type { Headline } from '../../frame/Lead.js'
import { type Kind, reasonsOf, titleOf } from './kinds.js'
import type { Outcome } from './outcome.js'

/** More places are not listed one by one. */
const MOST = 20

export function reportText(headline: Headline | undefined, kinds: readonly Kind[], document?: string): string {
  const { lines = [], what = '', more = '' } = headline ?? {}
  const sentences = lines.map((parts) => parts.map((it) => (typeof it === 'string' ? it : it.words)).join(''))
  const listed = kinds.map((kind) => {
    const paths = kind.rows.map(({ kind: is, from, to }) => `\`${pathOf(is === 'gap' ? to : from) || pathOf(to)}\``)
    const rest = paths.length > MOST ? ` and ${paths.length - MOST} more` : ''
    return `- ${titleOf(kind)}: ${reasonsOf(kind)} (${paths.slice(0, MOST).join(', ')}${rest})`
  })
  const whole = document === undefined ? [] : [`\`\`\`json\n${document.trimEnd()}\n\`\`\``]
  return [`**${sentences.join(' ')}**`, `${what} ${more}`.trim(), ...listed, ...whole].join('\n\n')
}

/** The code of the conversion. */
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
