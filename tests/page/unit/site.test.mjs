/** The documentation pages: every link leads somewhere, and every document shown before and after converts so. */
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { before, test } from 'node:test'
import { inflateSync } from 'node:zlib'
import { at } from '../../../scripts/lib/paths.mjs'
import { api } from '../../js/package.mjs'
import { typescript } from './typescript.mjs'

/** The pages and pictures by their address, from the root of the site. */
const site = new Map(['', 'icon.svg', 'style.css', 'docs.js'].map((address) => [address, '']))
const idsOf = (html) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
const pages = () => [...site].filter(([address]) => address.endsWith('/'))

before(async () => {
  const { sitePages } = await typescript('www/build/site/pages.ts')
  const loaded = { styles: ['style.css'], script: 'docs.js', fonts: [] }
  for (const { fileName, source } of await sitePages(at('docs'), loaded))
    site.set(fileName.replace(/index\.html$/, ''), source)
})

test('each link, picture and style sheet is there, with its anchor, and no page has an anchor twice', () => {
  let count = 0
  for (const [address, html] of pages()) {
    const own = idsOf(html)
    assert.equal(new Set(own).size, own.length, address)
    const base = `https://example.com/any/path/${address}`
    for (const [, , to] of html.matchAll(/ (href|src)="([^"]*)"/g)) {
      const { href, hash } = new URL(to.replaceAll('&amp;', '&'), base)
      if (!href.startsWith('https://example.com/')) continue
      const [path] = href.replace('https://example.com/any/path/', '').split('#')
      assert.ok(site.has(path), `${address} links to ${to}: there is no ${path}`)
      const id = decodeURIComponent(hash.slice(1))
      assert.ok(path === '' || id === '' || idsOf(site.get(path)).includes(id), `${address} links to ${to}: no anchor`)
      count += 1
    }
  }
  assert.ok(count > 1000, `${count} links`)
})

test('each Markdown file has a page, each code and each section that a problem can have', async () => {
  const files = (await readdir(at('docs'), { recursive: true })).filter((file) => file.endsWith('.md'))
  const codes = [...(await readFile(at('docs', 'codes.md'), 'utf8')).matchAll(/^## (\w+)$/gm)].map(([, code]) => code)
  assert.ok(files.length > 15 && codes.length === 24)
  for (const code of codes) assert.ok(site.has(api.codes[code].page), api.codes[code].page)
  const all = pages().map(([, html]) => plain(html))
  for (const file of files) {
    const headings = (await readFile(at('docs', file), 'utf8')).match(/(?<=^#+ ).*/gm)
    assert.ok(all.join('').includes(headings.at(-1).replaceAll('`', '')), file)
  }
  const described = api.shapes.flatMap((shape) => JSON.stringify(api.describe(shape)).match(/(?<="section":")[\d.]+/g))
  // The others are named by the code of the core.
  const sections = new Set([...described, '2.5', '4', '4.4', '8', '9'])
  assert.ok(sections.size > 10)
  for (const section of sections) assert.ok(idsOf(site.get('reference/')).includes(section), `no section ${section}`)
})

test('"Try it" opens what is shown, and that becomes what is shown beside it', () => {
  const tried = { convert: 0, validate: 0 }
  for (const [address, html] of pages()) {
    for (const [, view, packed] of html.matchAll(/ href="[./]*#(\w+)\?([\w-]+)"/g)) {
      const { text, shape, version, to, ...more } = JSON.parse(inflateSync(Buffer.from(packed, 'base64url')))
      assert.deepEqual(more, {})
      assert.ok(html.includes(escaped(text).slice(0, 20)), address)
      tried[view] += 1
      if (view === 'validate') {
        const codes = api.validate(shape, text, { version }).problems.map(({ code }) => code)
        assert.equal(
          codes.includes(address.split('/')[1]),
          !html.split(packed)[0].includes('Not reported'),
          `${address}: ${text}`,
        )
        continue
      }
      const { ok, output } = api.convert(shape, text, { from: version, to })
      assert.ok(ok, address)
      assert.ok(plain(html).includes(output), `${address} does not show ${output}`)
    }
  }
  assert.ok(tried.convert > 0 && tried.validate > 20, JSON.stringify(tried))
})

test('each change of a version has its row in the upgrade guide, where the page leads to', () => {
  for (const { id, section } of api.changes) assert.ok(idsOf(site.get('upgrade/')).includes(section), id)
})

test('the first line of a program has its colours', () => {
  assert.match(site.get('docs/'), /<span class="t-keyword">import<\/span> \{ convert/)
})

test('the ten lines on the home print what is said', async () => {
  const home = await readFile(at('docs', 'README.md'), 'utf8')
  const [, code] = /```js\n([\s\S]*?)```/.exec(home)
  const [, printed] = /They print:\n\n```\n([\s\S]*?)```/.exec(home)
  const lines = []
  const run = new Function('api', 'console', code.replace(/import (\{.*\}) from .*/, 'const $1 = api'))
  run(api, { log: (line) => lines.push(line) })
  assert.deepEqual(lines, printed.trimEnd().split('\n'))
})

test('what is said of errors is what they are', async () => {
  const trouble = await readFile(at('docs', 'trouble.md'), 'utf8')
  const loader = await readFile(at('js', 'cores', 'given.ts'), 'utf8')
  const rows = [...trouble.matchAll(/^\| `((?:order_contract|init).*?)(?: 404)?` \|/gm)].map(([, text]) => text)
  assert.equal(rows.length, 3)
  for (const text of rows) assert.ok(loader.includes(text), text)
  const html = new TextEncoder().encode('<!doctype html>')
  const { message } = await WebAssembly.compile(html).catch((error) => error)
  assert.ok(message.includes(/expected magic word [^`]*/.exec(trouble)[0]), message)
})

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const plain = (html) =>
  html
    .replaceAll(/<\/?(?:mark|code|span)[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
