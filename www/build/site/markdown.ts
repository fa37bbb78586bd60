/** Makes HTML from a Markdown file of docs/: headings with anchors, links between pages, documents before and after. */
import { deflateSync } from 'node:zlib'
import { Marked, type RendererObject, type Token, type Tokens } from 'marked'
import { coloured, escaped } from './code.ts'

export interface Heading {
  id: string
  depth: number
  html: string
}

/** How the addresses in a file lead to pages. */
export interface Links {
  /** The way from the page to the root of the site: `../`. */
  root: string
  /** The address on the site of what a link leads to; undefined if the site does not have it. */
  find: (href: string) => string | undefined
}

export function htmlOf(markdown: string, links: Links): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const marked = new Marked<string, string>({ renderer: rendererOf(links, headings) })
  const tokens = marked.lexer(markdown.replaceAll(/<!--.*?-->\n?/gs, '')).filter(({ type }) => type !== 'space')
  const html = tokens.map((token, at) => documentsOf(tokens, at, links.root) ?? marked.parser([token])).join('')
  return { html, headings }
}

function rendererOf({ find }: Links, headings: Heading[]): RendererObject<string, string> {
  return {
    heading({ depth, text, tokens }) {
      const html = this.parser.parseInline(tokens)
      const id = idOf(text, headings)
      headings.push({ id, depth, html })
      const anchor = depth === 1 ? '' : ` <a class="anchor" href="#${id}" aria-label="Link to this section">#</a>`
      return `<h${depth} id="${id}">${html}${anchor}</h${depth}>\n`
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens)
      const to = find(href)
      return to === undefined ? text : `<a href="${escaped(to)}">${text}</a>`
    },
    image({ href, text }) {
      return `<img src="${escaped(find(href) ?? '')}" alt="${escaped(text)}">`
    },
    listitem({ text, tokens }) {
      return `<li${sectionId(text, headings)}>${this.parser.parse(tokens)}</li>\n`
    },
    table({ header, rows }) {
      const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens)
      const [first = [], ...others] = [header, ...rows].map((row) => row.map(inline))
      return table(first, others, headings)
    },
    code({ text, lang = '' }) {
      const [language = '', file = ''] = lang.split(' ')
      return block(coloured(text, language), file === 'from' ? '' : file)
    },
  }
}

/** The number of a section, or the words as GitHub writes them into an anchor. */
function idOf(text: string, before: readonly Heading[]): string {
  const words = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')
  const [section] = /^\d+(\.\d+)*(?= )/.exec(text) ?? []
  const isFree = section !== undefined && !before.some(({ id }) => id === section)
  return isFree ? section : words
}

/** The anchor of a section without a heading: a field, a sentence or a link to the reference names it. */
function sectionId(text: string, headings: Heading[]): string {
  const [, first, last, link] = /^([\d.]+): |Section ([\d.]+)\.$|^<a [^>]*>([\d.]+)<\/a>$/.exec(text) ?? []
  const id = first ?? last ?? link
  if (id === undefined || headings.some((heading) => heading.id === id)) return ''
  headings.push({ id, depth: 0, html: '' })
  return ` id="${id}"`
}

/** A wide one scrolls by itself. A row can be the anchor of a section. */
function table(header: readonly string[], rows: readonly string[][], headings: Heading[]): string {
  const line = (cells: readonly string[], tag: string) =>
    `<tr${tag === 'td' ? sectionId(cells.at(-1) ?? '', headings) : ''}>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<div class="table" tabindex="0"><table><thead>${line(header, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table></div>\n`
}

/**
 * ` ```json order@2023-07-27 ` is a document to try. If the same document in the other version follows, they are beside
 * each other, and what differs is marked.
 */
function documentsOf(tokens: readonly Token[], at: number, root: string): string | undefined {
  const [before, after] = [documentAt(tokens, at), documentAt(tokens, at + 1)]
  if (before === undefined) return undefined
  if (documentAt(tokens, at - 1)) return ''
  return after === undefined
    ? block(escaped(before.text)) + tryIt('Validate', before, root)
    : `<div class="pair box">${side(before, after)}${side(after, before)}</div>
${tryIt('Convert', { ...before, to: after.version }, root)}`
}

interface Document {
  shape: string
  version: string
  text: string
}

function documentAt(tokens: readonly Token[], at: number): Document | undefined {
  const token = tokens[at]
  const [, shape, version] = /^\w+ ([\w-]+)@(.+)$/.exec(token?.type === 'code' ? (token.lang ?? '') : '') ?? []
  return shape && version && token ? { shape, version, text: (token as Tokens.Code).text } : undefined
}

function side({ version, text }: Document, other: Document): string {
  const lines = other.text.split('\n')
  const marked = text.split('\n').map((line) => (lines.includes(line) ? escaped(line) : markedLine(line)))
  return `<div><small>${version}</small><pre><code>${marked.join('\n')}</code></pre></div>`
}

const markedLine = (line: string) =>
  line.replace(/^(\s*)(.*)$/, (_, space, text) => `${space}<mark>${escaped(text)}</mark>`)

const block = (html: string, name = '') =>
  `${name === '' ? '' : `<p><code>${escaped(name)}</code></p>\n`}<pre class="box"><code>${html}</code></pre>\n`

/** A link that opens a document in a view of the workbench: app/share.ts unpacks it. */
function tryIt(view: string, shared: Document & { to?: string }, root: string): string {
  const packed = deflateSync(JSON.stringify(shared)).toString('base64url')
  return `<p><a href="${root}#${view.toLowerCase()}?${packed}">Try it in ${view}</a></p>\n`
}
