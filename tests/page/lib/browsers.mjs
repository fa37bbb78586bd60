/**
 * Chromium and Firefox, both driven by puppeteer-core. Firefox is started in the dark theme, because it cannot
 * switch later. Chromium can.
 */
import puppeteer from 'puppeteer-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../../scripts/lib/chromium.mjs'
import { ensureFirefox } from '../../../scripts/lib/firefox.mjs'
import { at } from '../../../scripts/lib/paths.mjs'

const DARK = { 'layout.css.prefers-color-scheme.content-override': 0 }

/** The folder of saved files. */
export const DOWNLOADS = at('tests', '.tmp', 'downloads')
const SAVING = { 'browser.download.folderList': 2, 'browser.download.dir': DOWNLOADS }

/** Installs missing browsers one after the other, because apt allows only one process. */
export async function openBrowsers() {
  const { chromium } = await ensureChromium()
  const firefox = await ensureFirefox()
  return Promise.all([
    open('chromium', { executablePath: chromium, args: CHROMIUM_ARGS }),
    open('firefox', { browser: 'firefox', executablePath: firefox, extraPrefsFirefox: { ...DARK, ...SAVING } }),
  ])
}

async function open(name, options) {
  return { name, browser: await puppeteer.launch({ ...options, headless: true }) }
}
