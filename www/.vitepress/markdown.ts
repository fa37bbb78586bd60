/** What the Markdown files in docs/ have beyond the usual: numbers of sections as anchors, and documents to try. */
import { posix, relative } from 'node:path'
import { deflateSync } from 'node:zlib'
import { createCssVariablesTheme, type ShikiTransformer } from 'shiki/core'
import type { MarkdownOptions, MarkdownRenderer } from 'vitepress'

type Token = ReturnType<MarkdownRenderer['parse']>[number]

/** `recipes/vue.md` is at `recipes/vue/`, `guides/command.md` at `command/`. */
export const addressOf = (file: string) =>
  ADDRESSES[file] ?? file.replace(/^guides\//, '').replace(/(?:\/README)?\.md$/, '/')

const ADDRESSES: Readonly<Record<string, string>> = { 'README.md': 'docs/', 'crate.md': 'rust/' }

/** The policy forbids inline styles: a token has a class. Without a limit of time, as the first line of a language takes long. */
const classes: ShikiTransformer = {
  preprocess(_, options) {
    options.tokenizeTimeLimit = 0
  },
  pre({ properties }) {
    delete properties.style
  },
  span({ properties }) {
    properties.class = /token-[a-z]+/.exec(String(properties.style))?.[0]
    delete properties.style
  },
}

/** `docs` is the folder docs/, `base` the path of the site. */
export const markdownOptions = (docs: string, base: string): MarkdownOptions => ({
  theme: createCssVariablesTheme({ name: 'site' }),
  codeTransformers: [classes],
  anchor: { slugify: slugOf },
  attrs: { disable: true },
  linkify: false,
  preConfig(md) {
    md.core.ruler.push('sections', ({ tokens }) => addSections(tokens))
    md.core.ruler.push('links', ({ tokens, env }) => followLinks(tokens, relative(docs, env.realPath ?? env.path)))
  },
  config(md) {
    addDocuments(md, base)
    breakPaths(md)
  },
})

/** The words as GitHub writes them into an anchor. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/**
 * The number of a section is its anchor: of its heading, or of the row or the item of a list that names it. The field of a row has
 * an anchor of the section and its name: `2.4-items.products`.
 */
function addSections(tokens: readonly Token[]): void {
  const known = new Set<string>()
  let section: string | undefined
  for (const [at, { type, content }] of tokens.entries()) {
    const [parent, own] = [tokens[at - 2], tokens[at - 1]]
    if (type !== 'inline' || !own) continue
    const isHeading = own.type === 'heading_open'
    const number = (isHeading ? HEADING : NAMED).exec(content)?.slice(1).find(Boolean)
    if (isHeading) section = number
    const field = parent?.type === 'tr_open' && section && /^`([\w.[\]]+)`(?:<br>|$)/.exec(content)?.[1]
    const id = field ? `${section}-${field.replaceAll('[]', '')}` : number
    if (!id || known.has(id)) continue
    known.add(id)
    const holder = parent?.type === 'list_item_open' ? parent : own
    holder.attrSet('id', id)
  }
}

const HEADING = /^(\d+(?:\.\d+)*) /
const NAMED = /^([\d.]+): |Section ([\d.]+)\.$|^\[([\d.]+)\]\([^)]*\)$/

/** Links are relative to the file. What is outside docs/ is not on the site: its link leads nowhere. */
function followLinks(tokens: readonly Token[], file: string): void {
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    const [, path, fragment = ''] = /^(?!https?:)([^#]+)(#.*)?$/.exec(String(token.attrGet('href') ?? '')) ?? []
    if (path === undefined) continue
    const target = posix.join(posix.dirname(file), path)
    token.attrs = target.startsWith('../') ? [] : [['href', `/${addressOf(target)}${fragment}`]]
  }
}

/**
 * ` ```json order@2023-07-27 ` is a document to try. If the same document follows in the other version, what differs is marked.
 * ` ```js main.js ` is a file.
 */
function addDocuments(md: MarkdownRenderer, base: string): void {
  const { fence } = md.renderer.rules
  md.renderer.rules.fence = (tokens, at, ...rest) => {
    const [before, own, after] = [at - 1, at, at + 1].map((at) => documentAt(tokens, at))
    const token: Token = Object.create(tokens[at] ?? null)
    let [, title] = /^\w+ (?!from )([\w.-]+)$/.exec(token.info) ?? []
    const other = before ?? after
    if (own && other) {
      title = own.version
      token.info = `json {${linesOnlyIn(own.text, other.text).join()}}`
    }
    let link = ''
    if (own && !after)
      link = before ? tryIt('Convert', { ...before, to: own.version }, base) : tryIt('Validate', own, base)
    return `${title ? `<p><code>${title}</code></p>` : ''}${fence?.([token], 0, ...rest)}${link}`
  }
}

/** A path goes on in the next line after a dot or a slash: `items[].payout`. */
function breakPaths(md: MarkdownRenderer): void {
  const { code_inline: code } = md.renderer.rules
  md.renderer.rules.code_inline = (...given) => code?.(...given).replaceAll(/(?<=[\w\]}][./])(?=[a-z])/g, '<wbr>') ?? ''
}

type Document = Readonly<Record<'shape' | 'version' | 'text', string>>

function documentAt(tokens: readonly Token[], at: number): Document | undefined {
  const token = tokens[at]
  const [, shape, version] = /^\w+ ([\w-]+)@(.+)$/.exec(token?.info ?? '') ?? []
  return shape && version && token ? { shape, version, text: token.content.trimEnd() } : undefined
}

/** The numbers of the lines that the other text lacks. */
function linesOnlyIn(text: string, other: string): number[] {
  const others = other.split('\n')
  return text.split('\n').flatMap((line, at) => (others.includes(line) ? [] : [at + 1]))
}

/** A link that opens a document in a view of the page: app/share.ts unpacks it. */
function tryIt(view: string, shared: Document & { to?: string }, base: string): string {
  const packed = deflateSync(JSON.stringify(shared)).toString('base64url')
  return `<p><a href="${base}#${view.toLowerCase()}?${packed}" target="_self">Try it in ${view}</a></p>\n`
}
