/** Chromium and Firefox, driven by puppeteer-core, and what their pages write on the console. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import puppeteer from 'puppeteer-core'
import { at } from '../../scripts/lib/paths.mjs'
import { ensureChromium, ensureFirefox } from '../../scripts/lib/programs.mjs'
import { PATIENCE } from './eventually.mjs'

/** A browser that starts on a busy machine needs longer than puppeteer's 30 seconds. */
const LAUNCH = { headless: true, timeout: PATIENCE }

/** Lets root start Chromium, and keeps it off the network, beyond what puppeteer does. */
const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-component-update']

/** Starts Chromium. Installs it if it is missing. */
export async function openChromium() {
  return puppeteer.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS, ...LAUNCH })
}

/** Starts Firefox with these preferences. Install browsers one after the other, because apt allows only one process. */
export async function openFirefox(preferences = {}) {
  const executablePath = await ensureFirefox()
  return puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox: preferences, ...LAUNCH })
}

/**
 * Opens a tab of a browser or of a context. `words` gets the messages on the console of these types (all of them by
 * default), errors, and, unless `requests` is false, the URLs of files that failed to load.
 */
export async function openTab(browser, { types, requests = true } = {}) {
  const page = await browser.newPage()
  const words = []
  page.setDefaultTimeout(PATIENCE)
  page.on('console', (message) => (types?.includes(message.type()) ?? true) && words.push(message.text()))
  page.on('pageerror', (error) => words.push(String(error)))
  if (requests) page.on('requestfailed', (request) => isIcon(request) || words.push(`${request.url()} failed`))
  return { page, words }
}

/** Firefox gives up the icon of a page that is left. */
const isIcon = (request) => /\/(?:favicon\.ico|icon\.svg)$/.test(request.url())

/** Runs axe on a page. Returns sentences with the rule, its message and the place. */
export async function violations(page) {
  const axe = createRequire(at('www', 'package.json')).resolve('axe-core/axe.min.js')
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await readFile(axe, 'utf8'))
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`))
  })
}
