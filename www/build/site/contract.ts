/** The pages made from the tables of the contract: one for each code, one for the words in each language. */
import { type Code, describe, type Example, explain, type ReferenceMessages, type Shape } from 'order-contract'
import { deReference } from 'order-contract/messages/de'
import { esReference } from 'order-contract/messages/es'
import { frReference } from 'order-contract/messages/fr'
import { block, escaped, tryIt } from './markdown.ts'

interface Made {
  address: string
  title: string
  html: string
}

const LANGUAGES: readonly [lang: string, name: string, messages: ReferenceMessages][] = [
  ['de', 'German', deReference],
  ['es', 'Spanish', esReference],
  ['fr', 'French', frReference],
]

/** Of the codes and shapes that docs/codes.md and docs/reference.md have. */
export const contractPages = (codes: readonly Code[], shapes: readonly Shape[]): Made[] => [
  codesPage(codes),
  ...codes.map(codePage),
  ...LANGUAGES.map((language) => wordsPage(language, codes, shapes)),
]

function codesPage(codes: readonly Code[]): Made {
  const meanings = codes.map((code) => [code, explain(code).text] as const)
  const html = `<h1>Codes</h1>
<p class="lead">Each problem has one of these codes. <code>explain</code> gives the same texts and examples.</p>
${meaningsList(meanings, './', 'en')}`
  return { address: 'codes/', title: 'Codes', html }
}

function codePage(code: Code): Made {
  const { text, fails, passes } = explain(code)
  const inOthers = LANGUAGES.map(([lang, name]) => `<a href="../../reference/${lang}/#${code}">${name}</a>`)
  const html = `<h1><code>${code}</code></h1>
<p class="lead">${prose(text)}</p>
<h2 id="reported">Reported</h2>
${example(fails)}<h2 id="not-reported">Not reported</h2>
${example(passes)}<p>The meaning of <code>${code}</code> in other languages: ${inOthers.join(', ')}. <a href="../">All codes</a>.</p>
`
  return { address: `codes/${code}/`, title: code, html }
}

function example({ by, shape, input, options }: Example): string {
  const call = `<p><code>${by}</code>${shape ? ` of <code>${shape}</code>` : ''}${options ? ` with <code>${escaped(options)}</code>` : ''}</p>`
  const { version } = JSON.parse(options ?? '{}')
  const isOpened = by === 'validate' && input !== undefined && shape !== undefined
  const link = isOpened ? tryIt('validate', { text: input, shape, ...(version && { version }) }, '../../') : ''
  return `${call}\n${block(input ?? 'undefined')}${link && `<p>${link}</p>\n`}`
}

function wordsPage(
  [lang, name, messages]: (typeof LANGUAGES)[number],
  codes: readonly Code[],
  shapes: readonly Shape[],
): Made {
  const title = `The words of the contract in ${name}`
  const meanings = codes.map((code) => [code, explain(code, { messages }).text] as const)
  const html = `<h1>${title}</h1>
<p>Labels and lines that <code>describe</code> and <code>explain</code> give with <code>messages: ${lang}Reference</code> of
<code>order-contract/messages/${lang}</code>.</p>
${shapes.map((shape) => fieldWords(shape, lang, messages)).join('')}<h2 id="codes">Codes</h2>
${meaningsList(meanings, '../../codes/', lang)}`
  return { address: `reference/${lang}/`, title, html }
}

function meaningsList(meanings: readonly (readonly [code: Code, text: string])[], codes: string, lang: string): string {
  const row = ([code, text]: (typeof meanings)[number]) =>
    `<dt id="${code}"><a href="${codes}${code}/"><code>${code}</code></a></dt><dd lang="${lang}">${prose(text)}</dd>`
  return `<dl class="words">${meanings.map(row).join('\n')}</dl>\n`
}

function fieldWords(shape: Shape, lang: string, messages: ReferenceMessages): string {
  const { object } = describe(shape, { messages })
  const rows = fieldsOf(object).map(
    ([path, { label = '', doc = '' }]) =>
      `<tr><td><code>${path}</code></td><td lang="${lang}">${prose(label)}</td><td lang="${lang}">${prose(doc)}</td></tr>`,
  )
  return `<h2 id="${shape}"><code>${shape}</code></h2>
<table><thead><tr><th>Field</th><th>Label</th><th>Meaning</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>\n`
}

type Fields = ReturnType<typeof describe>['object']

/** Each field by its path, with those inside it. */
function fieldsOf({ fields }: Fields, path = ''): [path: string, field: Fields['fields'][number]][] {
  return fields.flatMap((field) => {
    const at = `${path}${field.name}`
    const inside = field.object ?? field.element?.object
    const below = inside ? fieldsOf(inside, `${at}${field.object ? '' : '[]'}.`) : []
    return [[at, field], ...below]
  })
}

const prose = (text: string) => escaped(text).replaceAll(/`([^`]*)`/g, '<code>$1</code>')
