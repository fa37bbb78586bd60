/** What has been said of a document, as Markdown for an issue: without the document. */
import { pathOf } from '../../app/pointer.js'
import type { Said } from './headline.js'
import { type Kind, titleOf } from './kinds.js'

/** More places are not listed one by one. */
const MOST = 20

export function reportText({ lines, what, more }: Said, kinds: readonly Kind[]): string {
  const sentences = lines.map((stretches) => stretches.map((it) => (typeof it === 'string' ? it : it.words)).join(''))
  return [
    `**${sentences.join(' ')}**`,
    `${what} ${more}`.trim(),
    ...kinds.map((kind) => {
      const paths = kind.rows.map(({ kind: is, from, to }) => `\`${pathOf(is === 'gap' ? to : from) || pathOf(to)}\``)
      const more = paths.length > MOST ? ` and ${paths.length - MOST} more` : ''
      return `- ${titleOf(kind)}: ${[...new Set(kind.rows.map(({ why }) => why))].slice(0, 3).join(' ')} (${paths.slice(0, MOST).join(', ')}${more})`
    }),
  ].join('\n\n')
}
