/**
 * The browsers: Chromium and Firefox, both driven by puppeteer-core, and WebKit if it is available. Each
 * opens a page and waits for `globalThis.result`. Any message on the console is a failure.
 */
import puppeteer from 'puppeteer-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../../scripts/lib/chromium.mjs'
import { ensureFirefox } from '../../../scripts/lib/firefox.mjs'
import { openWebKit } from './webkit.mjs'

const PATIENCE = 120_000

/** Starts the browsers. WebKit is the only one that may be missing. */
export async function openBrowsers() {
  const missing = []
  const webKitOrNone = (error) => void missing.push({ name: 'WebKit', reason: error.message })
  // One after the other, because apt allows only one process.
  const opened = [await openChromium(), await openFirefox(), await openWebKit().catch(webKitOrNone)]
  const browsers = opened.filter(Boolean)
  return {
    missing,
    /** The result of a page in each browser. */
    visit: async (url) => {
      const results = []
      for (const { name, visit } of browsers) results.push({ ...(await visit(url)), browser: name })
      return results
    },
    close: () => Promise.all(browsers.map(({ close }) => close())),
  }
}

async function openChromium() {
  const { chromium } = await ensureChromium()
  return driven('Chromium', await puppeteer.launch({ executablePath: chromium, args: CHROMIUM_ARGS, headless: true }))
}

async function openFirefox() {
  const executablePath = await ensureFirefox()
  return driven('Firefox', await puppeteer.launch({ browser: 'firefox', executablePath, headless: true }))
}

async function driven(name, browser) {
  const [, version] = (await browser.version()).match(/\/(\d+)/)
  return { name: `${name} ${version}`, visit: (url) => visit(browser, url), close: () => browser.close() }
}

async function visit(browser, url) {
  const page = await browser.newPage()
  const words = []
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && words.push(message.text()))
  page.on('pageerror', (error) => words.push(String(error)))
  try {
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForFunction(() => globalThis.result !== undefined, { timeout: PATIENCE })
    const { cases, failures } = await page.evaluate(() => globalThis.result)
    return { cases, failures: [...failures, ...words] }
  } catch (error) {
    return { cases: 0, failures: [String(error), ...words] }
  } finally {
    await page.close()
  }
}
