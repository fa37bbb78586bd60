/** What the search looks through: each page and each of its sections. */
import type { Found } from '../../src/found.ts'
import type { Framed } from './frame.ts'

/** Longer sections are found by how they begin. */
const MOST = 1500

export function searched(pages: readonly Framed[]): Found[] {
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
