/** The documentation pages: every link leads somewhere, and every document shown before and after converts so. */
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { before, test } from 'node:test'
import { inflateSync } from 'node:zlib'
import { createMarkdownRenderer } from 'vitepress'
import { at } from '../../../scripts/lib/paths.mjs'
import { api } from '../../js/package.mjs'
import { typescript } from './typescript.mjs'

/** The texts of the pages as HTML, by their address. */
const site = new Map()
const idsOf = (html) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
const textOf = (...file) => readFile(at('docs', ...file), 'utf8')

before(async () => {
  const { addressOf, markdownOptions } = await typescript('www/.vitepress/markdown.ts')
  const markdown = await createMarkdownRenderer(at('docs'), markdownOptions(at('docs'), '/'))
  const files = (await readdir(at('docs'), { recursive: true })).filter((file) => file.endsWith('.md'))
  for (const file of files) site.set(addressOf(file), markdown.render(await textOf(file), { path: at('docs', file) }))
})

test('each link leads to a page and its anchor, and no page has an anchor twice', () => {
  let count = 0
  for (const [address, html] of site) {
    const own = idsOf(html)
    assert.equal(new Set(own).size, own.length, address)
    for (const [, to] of html.matchAll(/ href="(?!https?:)([^"]*)"/g)) {
      const { pathname, hash } = new URL(to, `https://example.com/${address}`)
      const path = pathname.slice(1)
      if (path === '') continue
      assert.ok(site.has(path), `${address} links to ${to}: there is no ${path}`)
      const id = decodeURIComponent(hash.slice(1))
      assert.ok(id === '' || idsOf(site.get(path)).includes(id), `${address} links to ${to}: no anchor`)
      count += 1
    }
  }
  assert.ok(count > 250, `${count} links`)
})

test('each code and each section that a problem can have is found', () => {
  assert.deepEqual(
    Object.keys(api.codes).filter((code) => !idsOf(site.get('codes/')).includes(code)),
    [],
  )
  const described = api.shapes.flatMap((shape) => JSON.stringify(api.describe(shape)).match(/(?<="section":")[\d.]+/g))
  // The others are named by the code of the core.
  const sections = new Set([...described, '2.5', '4', '4.4', '8', '9'])
  assert.ok(sections.size > 10)
  for (const section of sections) assert.ok(idsOf(site.get('reference/')).includes(section), `no section ${section}`)
})

test('"Try it" opens what is shown, and that becomes what is shown beside it', () => {
  const tried = { convert: 0, validate: 0 }
  for (const [address, html] of site) {
    for (const [, view, packed] of html.matchAll(/ href="\/#(\w+)\?([\w-]+)"/g)) {
      const { text, shape, version, to, ...more } = JSON.parse(inflateSync(Buffer.from(packed, 'base64url')))
      assert.deepEqual(more, {})
      assert.ok(plain(html).includes(text), address)
      tried[view] += 1
      if (view === 'validate') {
        const codes = api.validate(shape, text, { version }).problems.map(({ code }) => code)
        const before = html.split(packed)[0]
        const code = idsOf(before).at(-1)
        const isReported = before.lastIndexOf('Not reported') < before.lastIndexOf('Reported')
        assert.equal(codes.includes(code), isReported, `${address} ${code}: ${text}`)
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

test('the first line of a program has its colours, and nothing has an inline style', () => {
  assert.match(site.get('docs/'), /<span class="token-keyword">import<\/span><span> \{ convert/)
  for (const [address, html] of site) assert.doesNotMatch(html, /<[^>]* style="/, address)
})

test('each column of a table has a header', () => {
  for (const [address, html] of site) assert.ok(!/<th[^>]*>\s*<\/th>/.test(html), address)
})

test('the programs on the home and on the first page print what is said', async () => {
  let count = 0
  for (const file of ['README.md', 'start.md']) {
    const blocks = [...(await textOf(file)).matchAll(/^```(\w+).*\n([\s\S]*?)^```$/gm)]
    for (const [at, [, language, printed]] of blocks.entries()) {
      if (language !== 'text') continue
      const lines = []
      const code = blocks[at - 1][2].replace(/import (\{.*\}) from .*/, 'const $1 = api')
      new Function('api', 'console', code)(api, { log: (line) => lines.push(line) })
      assert.equal(lines.join('\n'), printed.trimEnd(), file)
      count += 1
    }
  }
  assert.equal(count, 3)
})

test('what is said of errors is what they are', async () => {
  const trouble = await textOf('trouble.md')
  const templates = await readFile(at('js', 'cores', 'given.ts'), 'utf8')
  const loader = templates
    .replaceAll(/\$\{fileOf\(name\)\}/g, 'order_contract_check.wasm')
    .replaceAll(/\$\{name\}/g, 'check')
  const rows = [...trouble.matchAll(/^\| `((?:order_contract|the core).*?)(?: 404)?` \|/gm)].map(([, text]) => text)
  assert.equal(rows.length, 3)
  for (const text of rows) assert.ok(loader.includes(text), text)
  const html = new TextEncoder().encode('<!doctype html>')
  const { message } = await WebAssembly.compile(html).catch((error) => error)
  assert.ok(message.includes(/expected magic word [^`]*/.exec(trouble)[0]), message)
})

const ENTITIES = { quot: '"', '#39': "'", '#x26': '&', '#x3C': '<', lt: '<', gt: '>', amp: '&' }
const plain = (html) => html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(\w+|#\w+);/g, (_, name) => ENTITIES[name])
