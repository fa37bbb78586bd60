/**
 * The browsers: Chromium and Firefox, both driven by puppeteer-core, and WebKit if it is available. Each
 * opens a page and waits for `globalThis.result`. Any message on the console is a failure.
 */
import { openChromium, openFirefox, openTab } from '../../lib/browsers.mjs'
import { openWebKit } from './webkit.mjs'

/** Starts the browsers. WebKit is the only one that may be missing. */
export async function openBrowsers() {
  const missing = []
  const webKitOrNone = (error) => void missing.push({ name: 'WebKit', reason: error.message })
  // One after the other, because apt allows only one process.
  const opened = [
    await driven('Chromium', await openChromium()),
    await driven('Firefox', await openFirefox()),
    await openWebKit().catch(webKitOrNone),
  ]
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

async function driven(name, browser) {
  const [, version] = (await browser.version()).match(/\/(\d+)/)
  return { name: `${name} ${version}`, visit: (url) => visit(browser, url), close: () => browser.close() }
}

async function visit(browser, url) {
  const { page, words } = await openTab(browser, { types: ['error', 'warn'], requests: false })
  try {
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForFunction(() => globalThis.result !== undefined)
    const { cases, failures } = await page.evaluate(() => globalThis.result)
    return { cases, failures: [...failures, ...words] }
  } catch (error) {
    return { cases: 0, failures: [String(error), ...words] }
  } finally {
    await page.close()
  }
}
