/**
 * Finds Chromium and its driver, or installs them where that can be done unasked: by apt, as root.
 */
import { aptInstall } from './apt.mjs'
import { which } from './which.mjs'

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MISSING =
  'The browser tests need Chromium and ChromeDriver: install both (on Debian: apt-get install chromium chromium-driver), or set CHROMIUM and CHROMEDRIVER to their programs.'

/** So that nothing is asked of the network, and root may start it. */
export const CHROMIUM_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The programs `chromium` and `chromedriver`. */
export async function ensureChromium() {
  const found = find()
  if (found) return found
  await aptInstall('chromium', 'chromium-driver')
  const installed = find()
  if (installed) return installed
  throw new Error(MISSING)
}

function find() {
  const chromium = process.env.CHROMIUM || which(BROWSERS)
  const chromedriver = process.env.CHROMEDRIVER || which(['chromedriver'])
  return chromium && chromedriver ? { chromium, chromedriver } : undefined
}
