/** The documentation: VitePress makes pages of the Markdown files in docs/, at the addresses of the site. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { fonts } from '../build/fonts.ts'
import { withPolicy } from '../build/policy.ts'
import { addressOf, markdownOptions } from './markdown.ts'

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url))
const HOME = 'README.md'
const textOf = (file: string) => readFileSync(join(DOCS, file), 'utf8')

/** The contents: what each group lists first. The other files of the folder of its name follow. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Start: ['start.md', 'trouble.md'],
  Upgrade: ['upgrade.md', 'changelog-of-the-interface.md', 'recipes/archive.md', 'recipes/translate.md', 'scale.md'],
  Guides: ['guides/forms.md', 'guides/webhook.md', 'guides/translate.md', 'guides/convert.md', 'guides/amendments.md'],
  Reference: ['reference.md', 'codes.md', 'guides/api.md', 'crate.md', 'guides/command.md'],
  Recipes: ['recipes/README.md'],
}

/** Addresses that are gone, and where they lead. */
const MOVED: Readonly<Record<string, string>> = {
  'gateway/': 'translate/',
  'recipes/gateway/': 'recipes/translate/',
  ...Object.fromEntries(
    [...textOf('codes.md').matchAll(/^## (\w+)$/gm)].map(([, code]) => [`codes/${code}/`, `codes/#${code}`]),
  ),
}

/** The name of a field, with what it holds below it, unless no version has it. */
const FIELD = /<td id="([^"]+)"><code[^>]*>(.*?)<\/code><br>/g

/** The heading of a section with a number. */
const SECTION = /<h\d id="(\d)\.(\d)".*?<\/h\d>/g

/** The path of the site: unlike the page, the documentation is built for one. */
const base = process.env.BASE ?? '/'

export default defineConfig({
  title: 'order-contract',
  description: 'Validate the orders and webhooks of a catalogue and order API, and convert them between its versions.',
  base,
  lang: 'en',
  srcDir: DOCS,
  outDir: 'dist',
  cacheDir: '../node_modules/.vitepress',
  rewrites: (file) => `${addressOf(file)}index.md`,
  // The colours of the page follow the system.
  appearance: false,
  metaChunk: true,
  // Each page links to all others.
  router: { prefetchLinks: false },
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: `${base}icon.svg` }]],
  transformHead: ({ assets }) =>
    assets
      .filter((file) => file.endsWith('.woff2') && !file.includes('-accents'))
      .map((href) => ['link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href }]),
  markdown: markdownOptions(DOCS, base),
  // The page is in the same folder. VitePress brings a Vite of its own, with other types.
  vite: { build: { emptyOutDir: false }, plugins: [fonts() as never] },
  themeConfig: {
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
    search: {
      provider: 'local',
      options: {
        detailedView: true,
        // A mistyped letter is forgiven in long words only: "getting" is not "setting". A heading counts for more than a text
        // of many numbers: 2.6 is a section.
        miniSearch: { searchOptions: { fuzzy: 0.07, boost: { title: 12, text: 2, titles: 1 } } },
        // A field is found by itself, and a section by its number, which is a word: theme/index.ts searches for it.
        _render: (source, env, md) =>
          md
            .render(source, env)
            .replaceAll(FIELD, '<h3>$2<a href="#$1"></a></h3>')
            .replaceAll(SECTION, '$&<p>section$1p$2</p>'),
      },
    },
  },
  transformPageData: ({ filePath }) => (filePath === HOME ? { frontmatter: { layout: 'Home', sidebar: false } } : {}),
  transformHtml: withPolicy,
  buildEnd: ({ outDir }) => redirect(outDir),
})

function sidebar() {
  const listed = new Set(Object.values(GROUPS).flat())
  const files = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).sort()
  const others = files.filter((file) => file.endsWith('.md') && !listed.has(file))
  return Object.entries(GROUPS).map(([text, first]) => ({
    text,
    items: [...first, ...others.filter((file) => file.startsWith(`${text.toLowerCase()}/`))].map((file) => ({
      text: /^# (.*)/.exec(textOf(file))?.[1] ?? file,
      link: `/${addressOf(file)}`,
    })),
  }))
}

/** Writes a page that leads on at each address that has moved. */
function redirect(folder: string): void {
  for (const [address, target] of Object.entries(MOVED)) {
    mkdirSync(join(folder, address), { recursive: true })
    writeFileSync(
      join(folder, address, 'index.html'),
      `<!doctype html><meta charset="utf-8"><title>Moved</title><meta http-equiv="refresh" content="0; url=${base}${target}">`,
    )
  }
}
