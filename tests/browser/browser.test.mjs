/**
 * The package in browsers: in Chromium the cases and page.mjs on a page under a strict content security policy; in Chromium
 * and Firefox every entry under a policy that forbids WebAssembly.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { at } from '../../scripts/lib/paths.mjs'
import { readCaseFiles, readCasesIn, readExport } from '../js/case-files.mjs'
import { dist } from '../js/package.mjs'
import { openChromium, openFirefox, openTab } from '../lib/browsers.mjs'
import { policyOf } from '../lib/policy.mjs'
import { serve } from '../lib/server.mjs'

const html = readFileSync(at('tests', 'browser', 'page.html'), 'utf8')
// One after the other, because apt allows only one process.
const browsers = { Chromium: await openChromium(), Firefox: await openFirefox() }
const { page, words } = await openPage(browsers.Chromium, policyOf(html))
after(() => Promise.all(Object.values(browsers).map((browser) => browser.close())))

/** Returns what a function of page.mjs returns. */
const ask = (name, given) =>
  page.evaluate((name, given) => import('/tests/browser/page.mjs').then((asked) => asked[name](given)), name, given)

test('the validation cases hold', async () => {
  const { count, failures } = await ask('cases', await readCaseFiles({ encoded: true }))
  console.log(`cases: ${count} chromium`)
  assert.deepEqual(failures.slice(0, 5), [])
  assert.ok(count > 0)
})

test('the conversion cases hold', async () => {
  const { count, failures } = await ask('conversions', await readCasesIn('conversions'))
  assert.deepEqual(failures.slice(0, 5), [])
  assert.ok(count > 0)
})

test('a thousand random documents become what they become natively', async () => {
  const { count, failures } = await ask('documents', JSON.parse(await readExport('conversions')))
  assert.deepEqual(failures.slice(0, 5), [])
  assert.equal(count, 1000)
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
  test(`a policy without WebAssembly is named by every entry in ${name}, with the same error of ours`, async () => {
    const { page } = await openPage(browser, policyOf(html, "'self'"))
    const failed = await page.evaluate(() =>
      import('/tests/browser/no_webassembly.mjs').then(({ attempts }) => attempts('/dist/')),
    )
    assert.ok(failed.length > 0)
    for (const { entry, isError, isSame, code, message } of failed) {
      assert.deepEqual([isError, isSame, code], [true, true, 'no_webassembly'], entry)
      assert.match(message, /script-src 'wasm-unsafe-eval'/, entry)
    }
  })

async function openPage(browser, headers) {
  const server = await serve({ '/tests/': at('tests'), '/dist/': dist }, headers)
  after(() => server.close())
  const tab = await openTab(browser, { types: ['error', 'warn'] })
  await tab.page.goto(`${server.url}tests/browser/page.html`, { waitUntil: 'load' })
  return tab
}
