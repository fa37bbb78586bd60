/** All documentation pages: those of docs/, at addresses of their own, and those of the contract. */
import { readdir, readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import type { Code, Shape } from 'order-contract'
import { contractPages } from './contract.ts'
import { type Entry, type Framed, framed, rootFrom } from './frame.ts'
import { htmlOf } from './markdown.ts'

/** A file of the site: a page or a picture. */
export interface SiteFile {
  fileName: string
  source: string | Uint8Array
}

/** What the contents list first, in this order; and the addresses and titles that are not those of the file. */
const PLACES: Readonly<Record<string, readonly [group: string, address?: string, title?: string]>> = {
  'upgrade.md': ['Upgrade'],
  'recipes/gateway.md': ['Upgrade'],
  'recipes/archive.md': ['Upgrade'],
  'scale.md': ['Upgrade'],
  'trouble.md': ['Help'],
  'reference.md': ['Reference'],
  'codes.md': ['Reference'],
  'crate.md': ['Reference', 'rust/', 'The crate for Rust'],
  'command.md': ['Reference'],
}

/** Is on the page of reference.md, at the end. */
const VERSIONS = 'changelog-of-the-interface.md'

/** Made from the package. */
const CODES = 'codes.md'

/** `docs` is the folder docs/; `styles` are the addresses of the style sheets on the site. */
export async function sitePages(docs: string, styles: readonly string[]): Promise<SiteFile[]> {
  const texts = await textsOf(docs)
  const reference = texts.get('reference.md') ?? ''
  const codes = namesIn(texts.get(CODES) ?? '', /^## (\w+)$/gm) as Code[]
  const shapes = namesIn(reference, /^## .*\(`([\w-]+)`\)$/gm) as Shape[]
  texts.set('reference.md', `${reference}\n## 9 Versions\n${lowered(texts.get(VERSIONS) ?? '')}`)

  const written = [...texts.keys()].filter((file) => file !== VERSIONS && file !== CODES)
  const pages = written.map((file) => pageOf(file, texts))
  const made = contractPages(codes, shapes).map((page) => ({ ...page, headings: [] }))
  const entries = entriesOf([...pages, ...made.filter(({ address }) => address === addressOf(CODES))])
  const all = [...pages, ...made].map((page) => ({
    fileName: `${page.address}index.html`,
    source: framed(page, entries, styles),
  }))
  return [...all, ...(await picturesOf(docs))]
}

/** The Markdown files, by their path. */
async function textsOf(docs: string): Promise<Map<string, string>> {
  const files = await filesOf(docs, '.md')
  const texts = files.map(async (file) => [file, await readFile(posix.join(docs, file), 'utf8')] as const)
  return new Map(await Promise.all(texts))
}

async function picturesOf(docs: string): Promise<SiteFile[]> {
  const files = await filesOf(docs, '.png')
  return Promise.all(
    files.map(async (file) => ({ fileName: pictureOf(file), source: await readFile(posix.join(docs, file)) })),
  )
}

async function filesOf(docs: string, ending: string): Promise<string[]> {
  const found = await readdir(docs, { recursive: true })
  return found.filter((file) => file.endsWith(ending)).sort()
}

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Without its title and first lines; its headings are a level deeper. */
const lowered = (text: string) => text.slice(text.indexOf('\n## ')).replaceAll(/^#/gm, '##')

/** `recipes/vue.md` is at `recipes/vue/`. */
const addressOf = (file: string) => PLACES[file]?.[1] ?? file.replace(/(?:README)?\.md$/, '').replace(/\/?$/, '/')

const pictureOf = (file: string) => `pictures/${posix.basename(file)}`

function pageOf(file: string, texts: ReadonlyMap<string, string>): Framed {
  const address = addressOf(file)
  const root = rootFrom(address)
  const find = (href: string) => (/^https?:|^#/.test(href) ? href : addressOnSite(href, file, root, texts))
  const { html, headings } = htmlOf(texts.get(file) ?? '', { root, find })
  return { address, title: PLACES[file]?.[2] ?? headings[0]?.html ?? address, html, headings }
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

/** Those with a place first, in its order. */
function entriesOf(pages: readonly Framed[]): Entry[] {
  const placed = Object.keys(PLACES)
  const addresses = placed.map(addressOf)
  const rank = ({ address }: Framed) => (addresses.includes(address) ? addresses.indexOf(address) : addresses.length)
  const groupOf = (page: Framed) =>
    PLACES[placed[rank(page)] ?? '']?.[0] ?? (page.address.startsWith('recipes/') ? 'Recipes' : 'Reference')
  return [...pages].sort((a, b) => rank(a) - rank(b)).map((page) => ({ ...page, group: groupOf(page) }))
}
