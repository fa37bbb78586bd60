/** The documentation: VitePress makes pages of the Markdown files in docs/, at the addresses of the site. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { fonts } from '../build/fonts.ts'
import { withPolicy } from '../build/policy.ts'
import { addressOf, markdownOptions } from './markdown.ts'

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url))
const HOME = 'README.md'
const REFERENCE = 'reference.md'

/** The contents: what each group lists first. Other guides and recipes follow. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Start: ['start.md'],
  Upgrade: ['upgrade.md', 'changelog-of-the-interface.md', 'recipes/archive.md', 'recipes/translate.md', 'scale.md'],
  Guides: [
    ...['guides/forms.md', 'guides/webhook.md', 'guides/translate.md', 'guides/convert.md', 'guides/amendments.md'],
    'trouble.md',
  ],
  Reference: ['reference.md', 'codes.md', 'guides/api.md', 'crate.md', 'guides/command.md'],
  Recipes: ['recipes/README.md'],
}

/** Where the first line of a file is not a title for the contents. */
const TITLES: Readonly<Record<string, string>> = { 'crate.md': 'Rust', 'guides/api.md': 'JavaScript' }

/** Words that people search for, and the page that they mean. */
const WORDS: Readonly<Record<string, string>> = {
  'start.md': 'getting started, quick start, quickstart, tutorial, setup, npm, cargo',
  'guides/command.md': 'cli, terminal, shell, npx',
  'guides/webhook.md': 'idempotent, duplicate, signature',
}

/** Pages that are gone, and where they lead. */
const MOVED: Readonly<Record<string, string>> = { 'gateway/': 'translate/', 'recipes/gateway/': 'recipes/translate/' }

/** The name of a field, in the first cell of its row. */
const FIELD = /<td id="([^"]+)"><code[^>]*>(.*?)<\/code><\/td>/g

/** The path of the site: unlike the page, the documentation is built for one. */
const base = process.env.BASE ?? '/'
const texts = await textsOf(DOCS)

export default defineConfig({
  title: 'order-contract',
  description: 'Validate the orders and webhooks of a catalogue and order API, and convert them between its versions.',
  base,
  // Where a page that is not found leads to.
  locales: { root: { label: 'English', lang: 'en', link: '/docs/' } },
  srcDir: DOCS,
  outDir: fileURLToPath(new URL('../dist/', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../node_modules/.vitepress/', import.meta.url)),
  rewrites: (file) => `${addressOf(file)}index.md`,
  // The colours of the page follow the system.
  appearance: false,
  metaChunk: true,
  // Each page links to all others.
  router: { prefetchLinks: false },
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${base}icon.svg` }],
    ['meta', { name: 'color-scheme', content: 'light dark' }],
  ],
  transformHead: ({ assets }) =>
    assets
      .filter((file) => file.endsWith('.woff2') && !file.includes('-accents'))
      .map((href) => ['link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href }]),
  markdown: markdownOptions(DOCS, base),
  // The page is in the same folder. VitePress brings a Vite of its own, with other types.
  vite: { build: { emptyOutDir: false }, plugins: [fonts() as never] },
  themeConfig: {
    siteTitle: 'order-contract',
    logo: '/icon.svg',
    logoLink: { link: base, target: '_self' },
    nav: [
      ...['Convert', 'Validate', 'Form', 'Webhook'].map((view) => ({
        text: view,
        link: `${base}#${view.toLowerCase()}`,
        target: '_self',
        noIcon: true,
      })),
      { text: 'Documentation', link: '/docs/', activeMatch: '.' },
    ],
    sidebar: sidebar(),
    outline: [2, 3],
    notFound: {
      title: 'Page not found',
      quote: 'Search the documentation, or begin at its home.',
      linkText: 'Documentation',
      linkLabel: 'Documentation',
    },
    search: {
      provider: 'local',
      options: {
        detailedView: true,
        // A mistyped letter is forgiven in long words only: "getting" is not "setting".
        miniSearch: { searchOptions: { fuzzy: 0.07 } },
        _render(source, env, md) {
          const words = WORDS[relative(DOCS, env.path)]
          const html = md.render(source, env).replace('</h1>', words ? `</h1><p>${words}</p>` : '</h1>')
          // A field is found by itself.
          return html.replaceAll(FIELD, '<h3>$2<a href="#$1"></a></h3>')
        },
      },
    },
  },
  transformPageData({ filePath, frontmatter }) {
    const alone = { sidebar: false, aside: false, outline: false, prev: false, next: false }
    if (filePath === HOME) Object.assign(frontmatter, { ...alone, pageClass: 'home' })
    // Its tables are wide: its contents are behind the button that narrow windows have.
    if (filePath === REFERENCE) Object.assign(frontmatter, { aside: false, pageClass: 'reference' })
    return { description: introductionOf(filePath) }
  },
  transformHtml: withPolicy,
  buildEnd: ({ outDir }) => redirect(outDir),
})

async function textsOf(docs: string): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(docs, { recursive: true })).filter((file) => file.endsWith('.md')).sort()
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(docs, file), 'utf8')] as const)),
  )
}

function sidebar() {
  const listed = new Set(Object.values(GROUPS).flat())
  const others = [...texts.keys()].filter((file) => file !== HOME && !listed.has(file))
  const groupOf = (file: string) => ({ guides: 'Guides', recipes: 'Recipes' })[file.split('/')[0] ?? ''] ?? 'Reference'
  return Object.entries(GROUPS).map(([text, first]) => ({
    text,
    items: [...first, ...others.filter((file) => groupOf(file) === text)].map((file) => ({
      text: TITLES[file] ?? titleOf(file),
      link: `/${addressOf(file)}`,
    })),
  }))
}

function titleOf(file: string): string {
  const [, title = file] = /^# (.*)$/m.exec(texts.get(file) ?? '') ?? []
  return title.replaceAll('`', '')
}

/** The first paragraph, without what marks its words. */
function introductionOf(file: string): string | undefined {
  const [paragraph] = /(?<=\n\n)[\w*`].+?(?=\n\n)/s.exec(texts.get(file) ?? '') ?? []
  return paragraph?.replaceAll(/\]\(.*?\)|[*`[]/g, '').replaceAll('\n', ' ')
}

/** Writes a page that leads on at each address that has moved. */
async function redirect(folder: string): Promise<void> {
  const codes = [...(texts.get('codes.md') ?? '').matchAll(/^## (\w+)$/gm)].map(([, code]) => code)
  const moved = { ...MOVED, ...Object.fromEntries(codes.map((code) => [`codes/${code}/`, `codes/#${code}`])) }
  for (const [address, target] of Object.entries(moved)) {
    const to = `${base}${target}`
    await mkdir(join(folder, address), { recursive: true })
    await writeFile(
      join(folder, address, 'index.html'),
      `<!doctype html><meta charset="utf-8"><title>Moved</title><meta http-equiv="refresh" content="0; url=${to}"><a href="${to}">${to}</a>`,
    )
  }
}
