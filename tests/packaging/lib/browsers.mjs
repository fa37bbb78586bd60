/**
 * Chromium and Firefox, both driven by puppeteer-core. Opens a page and waits for what it puts into
 * `globalThis.result`; a word on the console is a failure.
 */
import puppeteer from 'puppeteer-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../../scripts/lib/chromium.mjs'
import { ensureFirefox } from '../../../scripts/lib/firefox.mjs'

/** Starts what there is. */
export async function openBrowsers() {
  const { chromium } = await ensureChromium()
  const firefox = await ensureFirefox()
  const browsers = [
    await puppeteer.launch({ executablePath: chromium, args: CHROMIUM_ARGS, headless: true }),
    await puppeteer.launch({ browser: 'firefox', executablePath: firefox, headless: true }),
  ]
  const named = await Promise.all(browsers.map(async (browser) => ({ browser, name: await nameOf(browser) })))
  return {
    names: named.map(({ name }) => name),
    /** The result of a page in each browser. */
    visit: async (url) => {
      const results = []
      for (const { browser, name } of named) results.push({ ...(await visit(browser, url)), browser: name })
      return results
    },
    close: () => Promise.all(browsers.map((browser) => browser.close())),
  }
}

/** Such as `Firefox 140`. */
async function nameOf(browser) {
  const [, name, version] = (await browser.version()).match(/(\w+)\/(\d+)/)
  return `${name
    .replace('HeadlessChrome', 'Chromium')
    .replace('Chrome', 'Chromium')
    .replace(/^firefox$/, 'Firefox')} ${version}`
}

async function visit(browser, url) {
  const page = await browser.newPage()
  const words = []
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && words.push(message.text()))
  page.on('pageerror', (error) => words.push(String(error)))
  try {
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForFunction(() => globalThis.result !== undefined, { timeout: 30_000 })
    const { cases, failures } = await page.evaluate(() => globalThis.result)
    return { cases, failures: [...failures, ...words] }
  } catch (error) {
    return { cases: 0, failures: [String(error), ...words] }
  } finally {
    await page.close()
  }
}
