/**
 * The package in browsers: in Chromium the cases and page.mjs on a page under a strict content security policy; in Chromium
 * and Firefox every entry under a policy that forbids WebAssembly.
 */
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { build } from 'esbuild'
import { at } from '../../scripts/lib/paths.mjs'
import { readAnswers } from '../js/case-files.mjs'
import { dist } from '../js/package.mjs'
import { openChromium, openFirefox, openTab } from '../lib/browsers.mjs'
import { policyOf } from '../lib/policy.mjs'
import { serve } from '../lib/server.mjs'

const built = mkdtempSync(join(tmpdir(), 'order-contract-'))
after(() => rmSync(built, { recursive: true }))
await build({
  entryPoints: [at('tests', 'browser', 'worker.mjs')],
  outfile: join(built, 'worker.js'),
  alias: { 'order-contract': join(dist, 'index.js') },
  conditions: ['order-contract-given'],
  bundle: true,
  format: 'esm',
})

const html = readFileSync(at('tests', 'browser', 'page.html'), 'utf8')
// One after the other, because apt allows only one process.
const browsers = { Chromium: await openChromium(), Firefox: await openFirefox() }
const { page, words } = await openPage(browsers.Chromium, policyOf(html))
after(() => Promise.all(Object.values(browsers).map((browser) => browser.close())))

/** Returns what a function of page.mjs returns. */
const ask = (name, given) =>
  page.evaluate((name, given) => import('/tests/browser/page.mjs').then((asked) => asked[name](given)), name, given)

test('each question has the answer of the crate', async () => {
  const { count, failures } = await ask('answers', await readAnswers())
  console.log(`cases: ${count} chromium`)
  assert.deepEqual(failures.slice(0, 5), [])
})

for (const [name, question, expected] of [
  ['a stack that overflows leaves the next call intact', 'afterOverflow', [true, ['enum']]],
  ['a value of another frame is a value, its bytes are bytes', 'ofAnotherFrame', [true, true]],
  ['the pairs of a form are a query, the form itself and a file are mistakes', 'forms', [true, true, true, true]],
  ['it works in a worker', 'inWorker', ['enum']],
])
  test(name, async () => assert.deepEqual(await ask(question), expected))

test('the package runs under a strict policy without a word on the console', () => assert.deepEqual(words, []))

for (const [name, browser] of Object.entries(browsers))
  test(`a policy without WebAssembly is named by every entry in ${name}, with an error of ours`, async () => {
    const { page } = await openPage(browser, policyOf(html, "'self'"))
    const failed = await page.evaluate(() =>
      import('/tests/browser/no_webassembly.mjs').then(({ attempts }) => attempts('/dist/')),
    )
    assert.ok(failed.length > 0)
    for (const { entry, isError, code, message } of failed) {
      assert.deepEqual([isError, code], [true, 'no_webassembly'], entry)
      assert.match(message, /script-src 'wasm-unsafe-eval'/, entry)
    }
  })

test('a page without a bundler loads the cores that its import map names, as the guide shows it', async () => {
  const guide = readFileSync(at('docs', 'guides', 'platforms.md'), 'utf8')
  const [map] = guide.match(/<script type="importmap">.*?<\/script>/s)
  const page = `<!doctype html><title>Checks alone</title>${map.replaceAll('./node_modules/order-contract/', '/')}`
  writeFileSync(join(built, 'checks.html'), page)
  const { page: tab } = await openPage(browsers.Chromium, policyOf(page), 'built/checks.html')
  const { verdict, message, loaded } = await tab.evaluate(async () => {
    const { convert, isValid } = await import('/dist/index.js')
    const verdict = isValid('order-created', '{"status":"FAILED"}')
    let message
    try {
      convert('order', '{}', { from: '2023-07-27', to: '2024-02-05' })
    } catch (error) {
      message = error.message
    }
    return { verdict, message, loaded: performance.getEntriesByType('resource').map(({ name }) => name) }
  })
  assert.equal(verdict, true)
  assert.match(message, /this program does not contain the core of this function: await start/)
  const cores = loaded.filter((name) => name.includes('/cores/')).map((name) => name.replace(/.*\//, ''))
  assert.deepEqual(cores.sort(), ['absent.js', 'inline_check.js'])
})

async function openPage(browser, headers, path = 'tests/browser/page.html') {
  const server = await serve({ '/tests/': at('tests'), '/dist/': dist, '/built/': built }, headers)
  after(() => server.close())
  const tab = await openTab(browser, { types: ['error', 'warn'] })
  await tab.page.goto(`${server.url}${path}`, { waitUntil: 'load' })
  return tab
}
