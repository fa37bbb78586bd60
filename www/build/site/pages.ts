/** All documentation pages: those of docs/, with one for each code; and what the search looks through. */
import { readdir, readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import type { Found } from '../../src/found.ts'
import { type Entry, type Framed, framed, rootFrom } from './frame.ts'
import { htmlOf } from './markdown.ts'

/** A file of the site: a page or a picture. */
export interface SiteFile {
  fileName: string
  source: string | Uint8Array
}

/** The groups of the contents, and what they list first. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Upgrade: ['upgrade.md', 'recipes/archive.md', 'recipes/translate.md', 'scale.md'],
  Guides: [
    'guides/forms.md',
    'guides/webhook.md',
    'guides/translate.md',
    'guides/convert.md',
    'guides/amendments.md',
    'trouble.md',
  ],
  Reference: ['reference.md', 'codes.md', 'guides/api.md', 'crate.md', 'guides/command.md'],
  Recipes: ['recipes/README.md'],
}

/** Where the first line of a file is not a title for the contents. */
const TITLES: Readonly<Record<string, string>> = {
  'README.md': 'Documentation',
  'crate.md': 'Rust',
  'guides/api.md': 'JavaScript',
}

/** Is on the page of reference.md, at the end. */
const VERSIONS = 'changelog-of-the-interface.md'

/** Each of its sections becomes a page. */
const CODES = 'codes.md'

/** What pages load: addresses from the root of the site. */
export interface Loaded {
  styles: readonly string[]
  script: string
  fonts: readonly string[]
}

/** `docs` is the folder docs/. */
export async function sitePages(docs: string, loaded: Loaded): Promise<SiteFile[]> {
  const texts = await textsOf(docs)
  addPages(texts)
  const pages = [...texts.keys()].filter((file) => file !== VERSIONS).map((file) => pageOf(file, texts))
  const entries = entriesOf(pages)
  const framedPages = pages.map((page) => ({
    fileName: `${page.address}index.html`,
    source: framed(page, entries, loaded),
  }))
  const search = { fileName: 'search.json', source: JSON.stringify(searched(pages)) }
  return [...framedPages, search, ...(await picturesOf(docs))]
}

/** Adds the pages of codes to the files, and to the reference what the versions changed. */
function addPages(texts: Map<string, string>): void {
  const reference = texts.get('reference.md') ?? ''
  texts.set('reference.md', `${reference}\n## 9 Versions\n${lowered(texts.get(VERSIONS) ?? '')}`)
  const [head = '', ...sections] = (texts.get(CODES) ?? '').split(/^## /m)
  const codes = sections.map((section) => section.slice(0, section.indexOf('\n')))
  const rows = sections.map((section) => {
    const [code, , meaning] = section.split('\n')
    return `| [\`${code}\`](codes/${code}.md) | ${meaning} |`
  })
  texts.set(CODES, `${head.replace(/^\[.*$/m, '')}\n| Code | Meaning |\n|---|---|\n${rows.join('\n')}\n`)
  for (const [at, code] of codes.entries()) {
    texts.set(`codes/${code}.md`, `# ${sections[at]}`)
  }
}

/** The Markdown files, by their path. */
async function textsOf(docs: string): Promise<Map<string, string>> {
  return new Map((await filesOf(docs, '.md')).map(([file, bytes]) => [file, bytes.toString()]))
}

async function picturesOf(docs: string): Promise<SiteFile[]> {
  return (await filesOf(docs, '.png')).map(([file, source]) => ({ fileName: pictureOf(file), source }))
}

async function filesOf(docs: string, ending: string): Promise<(readonly [file: string, bytes: Buffer])[]> {
  const found = (await readdir(docs, { recursive: true })).filter((file) => file.endsWith(ending)).sort()
  return Promise.all(found.map(async (file) => [file, await readFile(posix.join(docs, file))] as const))
}

/** Without its title and first lines; its headings are a level deeper. */
const lowered = (text: string) => text.slice(text.indexOf('\n## ')).replaceAll(/^#/gm, '##')

/** `recipes/vue.md` is at `recipes/vue/`, `guides/command.md` at `command/`. */
const addressOf = (file: string) => ADDRESSES[file] ?? file.replace(/^guides\//, '').replace(/\/README\.md$|\.md$/, '/')

const ADDRESSES: Readonly<Record<string, string>> = { 'README.md': 'docs/', 'crate.md': 'rust/' }

const pictureOf = (file: string) => `pictures/${posix.basename(file)}`

interface Page extends Framed {
  file: string
}

function pageOf(file: string, texts: ReadonlyMap<string, string>): Page {
  const address = addressOf(file)
  const root = rootFrom(address)
  const find = (href: string) => (/^https?:|^#/.test(href) ? href : addressOnSite(href, file, root, texts))
  const { html, headings } = htmlOf(texts.get(file) ?? '', { root, find })
  return { file, address, title: TITLES[file] ?? headings[0]?.html ?? address, html, headings }
}

/** Links of the Markdown are relative to its file. What is outside docs/ is not on the site. */
function addressOnSite(href: string, file: string, root: string, texts: ReadonlyMap<string, string>) {
  const [path = '', fragment] = href.split('#')
  const target = posix.join(posix.dirname(file), path)
  if (target.endsWith('.png')) return root + pictureOf(target)
  const found = [target, posix.join(target, 'README.md')].find((file) => texts.has(file))
  if (found === undefined) return undefined
  if (found === CODES && fragment) return `${root}${addressOf(CODES)}${fragment}/`
  return root + addressOf(found === VERSIONS ? 'reference.md' : found) + (fragment ? `#${fragment}` : '')
}

/** Those that their group lists first, in its order; then the others. */
function entriesOf(pages: readonly Page[]): Entry[] {
  const first = Object.values(GROUPS).flat()
  const rank = ({ file }: Page) => (first.includes(file) ? first.indexOf(file) : first.length)
  const listed = pages.filter(({ file }) => !/^codes\/|^README/.test(file))
  return listed.sort((a, b) => rank(a) - rank(b)).map((page) => ({ ...page, group: groupOf(page.file) }))
}

function groupOf(file: string): string {
  const [listed] = Object.entries(GROUPS).find(([, files]) => files.includes(file)) ?? []
  if (listed !== undefined) return listed
  return file.startsWith('recipes/') ? 'Recipes' : file.startsWith('guides/') ? 'Guides' : 'Reference'
}

/** Longer sections are found by how they begin. */
const MOST = 1500

/** Each page and each of its sections. */
function searched(pages: readonly Framed[]): Found[] {
  const all = pages.flatMap(({ address, title, html }) => {
    const page = plain(title)
    return html.split(/(?=<h[1-3] id=)/).flatMap((part) => {
      const [, id = '', heading = ''] = /^<h[1-3] id="([^"]*)">(.*?)<\/h/.exec(part) ?? []
      const text = plain(part.replace(/^<h.*?<\/h\d>/, '')).slice(0, MOST)
      return heading === '' ? [] : [{ address: `${address}#${id}`, title: plain(heading), page, text }]
    })
  })
  return all.map((section, id) => ({ id, ...section }))
}

const plain = (html: string) =>
  html
    .replaceAll(/ ?<a class="anchor".*?<\/a>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
