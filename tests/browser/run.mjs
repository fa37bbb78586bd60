/**
 * Runs the browser tests: in headless Chromium the cases and checks.mjs on a page under a strict content security policy; in
 * Chromium and Firefox every entry under a policy that forbids WebAssembly. Prints the failures and how many checks passed.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCaseFiles, readCasesIn, readExport } from '../js/case-files.mjs'
import { dist } from '../js/package.mjs'
import { openChromium, openFirefox, openTab } from '../lib/browsers.mjs'
import { importMapSource } from '../lib/import_map.mjs'
import { serve } from '../lib/server.mjs'

const tests = fileURLToPath(new URL('../', import.meta.url))
const map = importMapSource(readFileSync(`${tests}browser/page.html`, 'utf8'))

const passed = []
const failures = []
const chromium = await openChromium()
await testPackage(chromium)
await testRefusal(chromium, 'Chromium')
await chromium.close()
const firefox = await openFirefox()
await testRefusal(firefox, 'Firefox')
await firefox.close()
for (const failure of failures) console.error(failure)
console.log(`tests: ${passed.length} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

async function testPackage(browser) {
  await onPage(browser, "'self' 'wasm-unsafe-eval'", async (page, errors) => {
    const { cases, conversions, documents, checks } = await page.evaluate(() =>
      import('/tests/browser/page.mjs').then(({ run }) => run()),
    )
    console.log(`cases: ${cases.count} chromium`)
    report('the validation cases hold', cases.count > 0 ? cases.failures : ['there are no cases'])
    report('the conversion cases hold', conversions.count > 0 ? conversions.failures : ['there are no cases'])
    report('a thousand random documents become what they become natively', documents.failures)
    for (const { name, failure } of checks) report(name, failure === undefined ? [] : [failure])
    report('the package runs under a strict policy without a word on the console', errors)
  })
}

/** Calls every entry where the policy forbids WebAssembly: each call fails with the same error of ours. */
async function testRefusal(browser, name) {
  await onPage(browser, "'self'", async (page) => {
    const failed = await page.evaluate(() =>
      import('/tests/browser/no_webassembly.mjs').then(({ attempts }) => attempts('/dist/')),
    )
    const others = failed.filter(({ isError, isSame, code, message }) => {
      return !isError || !isSame || code !== 'no_webassembly' || !message.includes("script-src 'wasm-unsafe-eval'")
    })
    report(
      `a policy without WebAssembly is named by every entry in ${name}`,
      failed.length === 0 ? ['no call'] : others.map((one) => JSON.stringify(one)),
    )
  })
}

/** Opens the page under a policy that allows these scripts. */
async function onPage(browser, scripts, run) {
  const headers = { 'content-security-policy': `default-src 'self'; img-src data:; script-src ${scripts} ${map}` }
  const answers = { '/files.json': readFiles }
  const server = await serve({ '/tests/': tests, '/dist/': dist }, { headers, answers })
  const { page, words: errors } = await openTab(browser, { types: ['error', 'warn'] })
  await page.goto(`${server.url}tests/browser/page.html`, { waitUntil: 'load' })
  await run(page, errors)
  await page.close()
  server.close()
}

async function readFiles() {
  return {
    cases: await readCaseFiles({ encoded: true }),
    conversions: await readCasesIn('conversions'),
    documents: JSON.parse(await readExport('conversions')),
  }
}

function report(name, found) {
  if (found.length === 0) passed.push(name)
  else failures.push(`${name}: ${found.length} failures\n${found.slice(0, 50).join('\n')}`)
}
