/**
 * Finds Chromium and ChromeDriver, or installs them with apt if the process runs as root.
 */
import { aptInstall } from './apt.mjs'
import { which } from './which.mjs'

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MISSING =
  'The browser tests need Chromium and ChromeDriver: install both (on Debian: apt-get install chromium chromium-driver), or set CHROMIUM and CHROMEDRIVER to their programs.'

/** Arguments that let root start Chromium and keep it off the network. */
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

/** Returns the paths of the programs `chromium` and `chromedriver`. Throws if they can't be installed. */
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
