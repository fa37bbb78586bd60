/**
 * Runs the browser tests: in headless Chromium the validation cases and checks.mjs on a page under a strict content
 * security policy; in Chromium and Firefox every entry under a policy that forbids WebAssembly. Prints the failures and
 * how many checks passed.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCaseFiles } from '../js/case-files.mjs'
import { readConversionFiles, readExport } from '../js/conversion-files.mjs'
import { dist } from '../js/package.mjs'
import { openChromium, openFirefox, openTab } from '../lib/browsers.mjs'
import { importMapSource } from '../lib/import_map.mjs'
import { serve } from '../lib/server.mjs'

const tests = fileURLToPath(new URL('../', import.meta.url))
/** The headers of a page that may run these scripts, its import map among them. */
function policy(scripts, page) {
  const map = importMapSource(readFileSync(`${tests}browser/${page}`, 'utf8'))
  return { 'content-security-policy': `default-src 'self'; img-src data:; script-src ${scripts} ${map}` }
}

const CASES = { '/case-files.json': () => readCaseFiles({ encoded: true }) }

const passed = []
const failures = []
await inBrowser(await openChromium(), async (browser) => {
  await testPackage(browser)
  await testWithoutWebAssembly(browser, 'Chromium')
})
await inBrowser(await openFirefox(), (browser) => testWithoutWebAssembly(browser, 'Firefox'))
for (const failure of failures) console.error(failure)
console.log(`tests: ${passed.length} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

async function inBrowser(browser, run) {
  try {
    await run(browser)
  } finally {
    await browser.close()
  }
}

async function testPackage(browser) {
  const answers = {
    ...CASES,
    '/conversion-files.json': async () => ({
      cases: await readConversionFiles(),
      documents: JSON.parse(await readExport('conversions')),
    }),
  }
  const server = await serve(
    { '/tests/': tests, '/dist/': dist },
    { headers: policy("'self' 'wasm-unsafe-eval'", 'index.html'), answers },
  )
  const { page, errors } = await open(browser, `${server.url}tests/browser/index.html`)
  const { cases, conversions, documents, checks } = await page.evaluate(() =>
    import('/tests/browser/page.mjs').then(({ result }) => result),
  )
  console.log(`cases: ${cases.count} chromium`)
  report('the validation cases hold', cases.count > 0 ? cases.failures : ['there are no cases'])
  report('the conversion cases hold', conversions.count > 0 ? conversions.failures : ['there are no cases'])
  report('a thousand random documents become what they become natively', documents.failures)
  for (const { name, failure } of checks) report(name, failure === undefined ? [] : [failure])
  report('the package runs under a strict policy without a word on the console', errors)
  await page.close()
  server.close()
}

/** Runs a page whose policy forbids WebAssembly and `eval`. */
async function testWithoutWebAssembly(browser, name) {
  const server = await serve({ '/tests/': tests, '/dist/': dist }, { headers: policy("'self'", 'empty.html') })
  await testRefusal(browser, name, `${server.url}tests/browser/empty.html`, `${server.url}dist/`)
  server.close()
}

/** Calls every entry where the policy forbids WebAssembly: each call fails with the same error of ours. */
async function testRefusal(browser, name, address, scripts) {
  const { page } = await open(browser, address)
  const failed = await page.evaluate(
    (url) => import('/tests/browser/no_webassembly.mjs').then(({ attempts }) => attempts(url)),
    scripts,
  )
  const others = failed.filter(({ isError, isSame, code, message }) => {
    return !isError || !isSame || code !== 'no_webassembly' || !message.includes("script-src 'wasm-unsafe-eval'")
  })
  report(
    `a policy without WebAssembly is named by every entry in ${name}`,
    failed.length === 0 ? ['no call'] : others.map((one) => JSON.stringify(one)),
  )
  await page.close()
}

async function open(browser, url) {
  const { page, words: errors } = await openTab(browser, { types: ['error', 'warn'] })
  await page.goto(url, { waitUntil: 'load' })
  return { page, errors }
}

function report(name, found) {
  if (found.length === 0) passed.push(name)
  else failures.push(`${name}: ${found.length} failures\n${found.slice(0, 50).join('\n')}`)
}
