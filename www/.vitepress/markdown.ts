/** What the Markdown files in docs/ have beyond the usual: numbers of sections as anchors, and documents to try. */
import { join, posix, relative } from 'node:path'
import { deflateSync } from 'node:zlib'
import { createCssVariablesTheme, type ShikiTransformer } from 'shiki/core'
import type { MarkdownOptions, MarkdownRenderer } from 'vitepress'

type Token = ReturnType<MarkdownRenderer['parse']>[number]

/** `recipes/vue.md` is at `recipes/vue/`, `guides/command.md` at `command/`. */
export const addressOf = (file: string) =>
  ADDRESSES[file] ?? file.replace(/^guides\//, '').replace(/(?:\/README)?\.md$/, '/')

const ADDRESSES: Readonly<Record<string, string>> = { 'README.md': 'docs/', 'crate.md': 'rust/' }

/** The policy forbids inline styles: a token has a class. */
const classes: ShikiTransformer = {
  pre: (node) => {
    delete node.properties.style
  },
  span(node) {
    const [, kind] = /--shiki-token-([a-z]+)/.exec(String(node.properties.style)) ?? []
    delete node.properties.style
    if (kind) this.addClassToHast(node, `t-${kind}`)
  },
}

/** `docs` is the folder docs/, `base` the path of the site. */
export const markdownOptions = (docs: string, base: string): MarkdownOptions => ({
  theme: createCssVariablesTheme({ name: 'site' }),
  codeTransformers: [classes],
  // Without a limit, as the first line of a language takes long: else its colours would depend on the machine.
  shikiSetup(highlighter) {
    const { codeToHtml } = highlighter
    highlighter.codeToHtml = (code, options) => codeToHtml(code, { ...options, tokenizeTimeLimit: 0 })
  },
  anchor: { slugify: slugOf },
  attrs: { disable: true },
  linkify: false,
  preConfig(md) {
    md.core.ruler.push('sections', ({ tokens }) => addSections(tokens))
    md.core.ruler.push('numbers', ({ tokens }) => alignNumbers(tokens))
    md.core.ruler.push('links', ({ tokens, env }) => followLinks(tokens, relative(docs, env.realPath ?? env.path)))
  },
  config(md) {
    addDocuments(md, base)
    breakNames(md, join(docs, 'reference.md'))
  },
})

/** The words as GitHub writes them into an anchor. */
const slugOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')

/**
 * The number of a section is its anchor: of a heading, or of the row or the item of a list that names it. The field of a row has
 * an anchor of the section and its name: `2.4-items.products`.
 */
function addSections(tokens: readonly Token[]): void {
  const known = new Set<string>()
  const add = (token: Token | undefined, id: string | undefined) => {
    if (!token || !id || known.has(id) || token.attrGet('id')) return
    known.add(id)
    token.attrSet('id', id)
  }
  let parent: Token | undefined
  let section: string | undefined
  for (const [at, token] of tokens.entries()) {
    if (/^(?:heading|tr|list_item)_open$/.test(token.type)) parent = token
    if (token.type !== 'inline' || !parent) continue
    const isHeading = parent.type === 'heading_open' && tokens[at - 1] === parent
    const number = (isHeading ? HEADING : NAMED).exec(token.content)?.slice(1).find(Boolean)
    add(parent, number)
    if (isHeading) section = number
    const [, field] = /^`([\w.[\]]+)`$/.exec(token.content) ?? []
    if (field && section && parent === tokens[at - 2]) add(tokens[at - 1], `${section}-${field.replaceAll('[]', '')}`)
  }
}

const HEADING = /^(\d+(?:\.\d+)*) /
const NAMED = /^([\d.]+): |Section ([\d.]+)\.$|^\[([\d.]+)\]\([^)]*\)$/

/** The policy forbids inline styles, which align the columns of tables. */
function alignNumbers(tokens: readonly Token[]): void {
  for (const token of tokens) if (token.attrGet('style')) token.attrs = [['class', 'number']]
}

/** In the narrow columns of the reference, the names of fields and values may break between their words. */
function breakNames({ renderer: { rules } }: MarkdownRenderer, reference: string): void {
  const { code_inline } = rules
  rules.code_inline = (tokens, at, options, env, self) => {
    const code = code_inline?.(tokens, at, options, env, self) ?? ''
    return (env.realPath ?? env.path) === reference ? code.replaceAll(/[._](?=[a-z])/gi, '$&<wbr>') : code
  }
}

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
 * ` ```json order@2023-07-27 ` is a document to try. If the same document in the other version follows, they are beside
 * each other, and what differs is marked. ` ```js main.js ` is a file.
 */
function addDocuments(md: MarkdownRenderer, base: string): void {
  const { fence } = md.renderer.rules
  md.renderer.rules.fence = (tokens, at, ...rest) => {
    const [before, after] = [documentAt(tokens, at), documentAt(tokens, at + 1)]
    const [, file] = /^\w+ (?!from )([\w.-]+)$/.exec(tokens[at]?.info ?? '') ?? []
    const block = (at: number, info = tokens[at]?.info ?? '') =>
      fence?.([Object.assign(Object.create(tokens[at] ?? null), { info })], 0, ...rest) ?? ''
    if (before === undefined) return (file ? `<p class="file"><code>${file}</code></p>` : '') + block(at)
    if (documentAt(tokens, at - 1)) return ''
    if (after === undefined) return block(at) + tryIt('Validate', before, base)
    const side = (at: number, one: Document, other: Document) =>
      `<div><small>${one.version}</small>${block(at, `json {${linesOnlyIn(one.text, other.text).join()}}`)}</div>`
    return `<div class="pair">${side(at, before, after)}${side(at + 1, after, before)}</div>
${tryIt('Convert', { ...before, to: after.version }, base)}`
  }
}

interface Document {
  shape: string
  version: string
  text: string
}

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
