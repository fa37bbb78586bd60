/**
 * The module `virtual:reference`: docs/reference.md and the changelog of the interface as HTML, made when the
 * page is built. A table of fields is too wide for a panel beside a view: each row becomes a card.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Marked, type Tokens } from 'marked'
import type { Plugin } from 'vite'

const NAME = 'virtual:reference'
const RESOLVED = `\0${NAME}`
const DOCS = ['reference.md', 'changelog-of-the-interface.md'].map((name) =>
  fileURLToPath(new URL(`../../docs/${name}`, import.meta.url)),
)

export function reference(): Plugin {
  return {
    name: 'reference',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined
      for (const file of DOCS) this.addWatchFile(file)
      return `export default ${JSON.stringify(await html())}`
    },
  }
}

async function html(): Promise<string> {
  const [contract = '', changes = ''] = await Promise.all(DOCS.map((file) => readFile(file, 'utf8')))
  return marked.parse(`${withoutTitle(contract)}\n## 9 What changed\n${below(withoutTitle(changes))}`, { async: false })
}

const withoutTitle = (text: string) => text.replace(/^# .*\n/, '').replaceAll(/<!--.*-->\n/g, '')

/** The headings of a text that stands beneath another, and not what it says of its making. */
const below = (text: string) => text.slice(text.indexOf('\n## ')).replaceAll(/^##/gm, '###')

const marked = new Marked({
  renderer: {
    heading({ depth, text, tokens }) {
      const section = depth === 2 ? /^[\d.]+/.exec(text)?.[0] : undefined
      const at = section === undefined ? '' : ` data-section="${section}"`
      return `<h${depth + 1}${at} tabindex="-1">${this.parser.parseInline(tokens)}</h${depth + 1}>\n`
    },
    table({ header, rows }) {
      const card = (row: Tokens.TableCell[]) => {
        const [first, ...rest] = row.map(({ tokens }) => this.parser.parseInline(tokens))
        const facts = rest.map((fact, at) => (fact === '' ? '' : `<dt>${header[at + 1]?.text}</dt><dd>${fact}</dd>`))
        return `<li><p>${first}</p><dl>${facts.join('')}</dl></li>`
      }
      return `<ul class="fields">${rows.map(card).join('')}</ul>\n`
    },
  },
})
