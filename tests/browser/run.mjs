/**
 * Runs the browser tests in headless Chromium: the validation cases and checks.mjs on a page under
 * a strict content security policy. Prints the failures and how many checks passed.
 */
import { fileURLToPath } from 'node:url'
import puppeteer from 'puppeteer-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/lib/chromium.mjs'
import { serve } from '../../scripts/lib/server.mjs'
import { readCaseFiles } from '../js/case-files.mjs'
import { readConversionFiles, readExport } from '../js/conversion-files.mjs'
import { dist } from '../js/package.mjs'

const tests = fileURLToPath(new URL('../', import.meta.url))
const policy = { 'content-security-policy': "default-src 'self'; img-src data:; script-src 'self' 'wasm-unsafe-eval'" }

const { chromium } = await ensureChromium()
const browser = await puppeteer.launch({ executablePath: chromium, args: CHROMIUM_ARGS, headless: true })
const passed = []
const failures = []
try {
  await testPackage()
} finally {
  await browser.close()
}
for (const failure of failures) console.error(failure)
console.log(`tests: ${passed.length} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

async function testPackage() {
  const answers = {
    '/case-files.json': () => readCaseFiles({ encoded: true }),
    '/conversion-files.json': async () => ({
      cases: await readConversionFiles(),
      documents: JSON.parse(await readExport()),
    }),
  }
  const server = await serve({ '/tests/': tests, '/dist/': dist }, { headers: policy, answers })
  const { page, errors } = await open(`${server.url}tests/browser/index.html`)
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

async function open(url) {
  const page = await browser.newPage()
  const errors = []
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('requestfailed', (request) => errors.push(`${request.url()} failed`))
  await page.goto(url, { waitUntil: 'load' })
  return { page, errors }
}

function report(name, found) {
  if (found.length === 0) passed.push(name)
  else failures.push(`${name}: ${found.length} failures\n${found.slice(0, 50).join('\n')}`)
}
