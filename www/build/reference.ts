/**
 * The module `virtual:reference`: the API reference, its changelog, the codes and the recipes of docs/ as HTML, made
 * when the page is built. A table of fields is too wide for a panel beside a view: each row becomes a card.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Marked, type Tokens } from 'marked'
import type { Plugin } from 'vite'

const NAME = 'virtual:reference'
const RESOLVED = `\0${NAME}`
const RECIPES = [
  'form-in-two-languages',
  'vue',
  'svelte',
  'servers',
  'webhook',
  'gateway',
  'archive',
  'rust-axum',
  'fields-of-your-service',
  'logs',
]

interface Page {
  file: string
  /** By how many levels its headings are lowered. */
  deeper: number
  /** A heading to put before it. */
  title?: string
}

const PAGES: readonly Page[] = [
  { file: 'reference.md', deeper: 1 },
  { file: 'changelog-of-the-interface.md', deeper: 2, title: heading('changes', '9 What changed') },
  { file: 'codes.md', deeper: 2, title: heading('codes', '10 Codes') },
  ...RECIPES.map((name, at) => ({
    file: `recipes/${name}.md`,
    deeper: 3,
    ...(at === 0 ? { title: heading('recipes', '11 Recipes') } : {}),
  })),
]

export function reference(): Plugin {
  return {
    name: 'reference',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined
      for (const { file } of PAGES) this.addWatchFile(pathOf(file))
      return `export default ${JSON.stringify((await Promise.all(PAGES.map(html))).join(''))}`
    },
  }
}

const pathOf = (file: string) => fileURLToPath(new URL(`../../docs/${file}`, import.meta.url))

function heading(section: string, title: string): string {
  return `<h3 data-section="${section}" tabindex="-1">${title}</h3>\n`
}

async function html({ file, deeper, title = '' }: Page): Promise<string> {
  const text = (await readFile(pathOf(file), 'utf8')).replaceAll(/<!--.*-->\n/g, '')
  const isPart = title !== '' && !file.startsWith('recipes/')
  return title + (await markedAt(deeper).parse(isPart ? text.slice(text.indexOf('\n## ')) : withoutTitle(text, deeper)))
}

/** Recipes keep their own title. */
const withoutTitle = (text: string, deeper: number) => (deeper === 1 ? text.replace(/^# .*\n/, '') : text)

const markedAt = (deeper: number) =>
  new Marked({
    renderer: {
      heading({ depth, text, tokens }) {
        // A section of the API documentation has a number, a code its name.
        const section = depth === 2 ? /^([\d.]+|\w+$)/.exec(text)?.[0] : undefined
        const at = section === undefined || deeper > 2 ? '' : ` data-section="${section}"`
        return `<h${depth + deeper}${at} tabindex="-1">${this.parser.parseInline(tokens)}</h${depth + deeper}>\n`
      },
      table({ header, rows }) {
        const card = (row: Tokens.TableCell[]) => {
          const [first, ...rest] = row.map(({ tokens }) => this.parser.parseInline(tokens))
          const facts = rest.map((fact, at) => (fact === '' ? '' : `<dt>${header[at + 1]?.text}</dt><dd>${fact}</dd>`))
          return `<li><p>${first}</p><dl>${facts.join('')}</dl></li>`
        }
        return `<ul class="fields">${rows.map(card).join('')}</ul>\n`
      },
      // The linked files and pictures are not served: only the text of a link is kept.
      link({ tokens }) {
        return this.parser.parseInline(tokens)
      },
      paragraph({ tokens }) {
        const isPicture = tokens.every(({ type }) => type === 'image')
        return isPicture ? '' : `<p>${this.parser.parseInline(tokens)}</p>\n`
      },
      image: () => '',
      code({ text, lang = '' }) {
        const [, file = ''] = lang.split(' ')
        const name = file === '' || file === 'from' ? '' : `<p><code>${file}</code></p>`
        return `${name}<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`
      },
    },
  })

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
