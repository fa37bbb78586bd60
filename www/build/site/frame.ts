/** What is around the text of a documentation page: the bar of the workbench, and the contents. */
import { POLICY } from '../policy.ts'
import type { Heading } from './markdown.ts'
import type { Loaded } from './pages.ts'

/** A page that the contents list, under its group. */
export interface Entry {
  address: string
  group: string
  title: string
}

export interface Framed {
  address: string
  title: string
  html: string
  headings: readonly Heading[]
}

/** Its list is of doors. */
const HOME = 'docs/'

const VIEWS = ['Convert', 'Validate', 'Form', 'Webhook']

/** Pages below the root of the site lead to each other by relative addresses, so that the site works under any path. */
export const rootFrom = (address: string) => '../'.repeat(address.split('/').length - 1)

/** In the bar, and on the home beside what this is. */
const SEARCH = `<form class="search" role="search" hidden><label class="unseen" for="search">Search the documentation</label>
<input id="search" class="button" type="search" placeholder="A field, a code or a function" autocomplete="off"><ul id="found" class="box" aria-live="polite"></ul></form>
`

export function framed(page: Framed, entries: readonly Entry[], { styles, script, fonts }: Loaded): string {
  const root = rootFrom(page.address)
  const isHome = page.address === HOME
  const plain = withoutTags(page.title)
  const [, first = plain] = /<p>(.*?)<\/p>/s.exec(page.html) ?? []
  return `<!doctype html>
<html lang="en" data-root="${root}">
<head>
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${withoutTags(first).slice(0, 200)}">
<title>${plain} · order-contract</title>
<link rel="icon" href="${root}icon.svg" type="image/svg+xml">
${fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${root}${font}">`).join('\n')}
${styles.map((style) => `<link rel="stylesheet" href="${root}${style}">`).join('\n')}
<script type="module" src="${root}${script}"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header class="bar row">
<a class="mark" href="${root}"><img src="${root}icon.svg" width="22" height="22" alt="">order-contract</a>
<nav aria-label="Views">${VIEWS.map((view) => `<a href="${root}#${view.toLowerCase()}">${view}</a>`).join('')}</nav>
${isHome ? '' : SEARCH}<a class="quiet" href="${root}${HOME}" aria-current="true">Docs</a>
</header>
<div class="article${isHome ? ' home' : ''}">
<main id="main">
<a class="to-contents" href="#contents">Contents</a>
<article>
${isHome ? page.html.replace('</h1>\n', `</h1>\n${SEARCH}`) : page.html}</article>
</main>
<nav id="contents" class="contents" aria-label="Contents">
${contents(page, entries, root)}</nav>
</div>
</body>
</html>
`
}

function contents({ address, headings }: Framed, entries: readonly Entry[], root: string): string {
  const groups = [...new Set(entries.map(({ group }) => group))]
  const sections = headings.filter(({ depth }) => depth === 2)
  // The page of a code is not listed itself.
  const open =
    entries.find((entry) => entry.address === address) ?? entries.find((entry) => address.startsWith(entry.address))
  const link = (entry: Entry) => {
    const isOpen = entry === open
    const current = isOpen ? ` aria-current="${address === entry.address ? 'page' : 'true'}"` : ''
    const inside = isOpen ? sections.map(({ id, html }) => `<li><a href="#${id}">${withoutLinks(html)}</a></li>`) : []
    const list = inside.length > 0 ? `<ul>${inside.join('')}</ul>` : ''
    return `<li><a href="${root}${entry.address}"${current}>${withoutLinks(entry.title)}</a>${list}</li>`
  }
  const group = (name: string) =>
    `<h2>${name}</h2>\n<ul>${entries
      .filter((entry) => entry.group === name)
      .map(link)
      .join('\n')}</ul>\n`
  return groups.map(group).join('')
}

const withoutTags = (html: string) => html.replaceAll(/<[^>]+>/g, '')

const withoutLinks = (html: string) => html.replaceAll(/<\/?a\b[^>]*>/g, '')
