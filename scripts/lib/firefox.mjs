/**
 * Finds Firefox, or installs it with apt if the process runs as root.
 */
import { aptInstall } from './apt.mjs'
import { which } from './which.mjs'

const BROWSERS = ['firefox', 'firefox-esr']

/** Returns the path of the program. Throws if it can't be installed. */
export async function ensureFirefox() {
  const found = process.env.FIREFOX || which(BROWSERS)
  if (found) return found
  await aptInstall('firefox-esr')
  const installed = which(BROWSERS)
  if (installed) return installed
  throw new Error('Install Firefox (on Debian: apt-get install firefox-esr), or set FIREFOX to its program.')
}
