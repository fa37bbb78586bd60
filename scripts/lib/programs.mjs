/**
 * Finds installed programs. Installs missing ones as Debian packages, if the process runs as root.
 */
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { run } from './run.mjs'

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const FIREFOX = ['firefox', 'firefox-esr']

export const ensureChromium = async () => process.env.CHROMIUM || ensureProgram(CHROMIUM, 'chromium')
export const ensureFirefox = async () => process.env.FIREFOX || ensureProgram(FIREFOX, 'firefox-esr')

/** Returns the path of the first of these programs that is installed, and installs the package if there is none. */
export async function ensureProgram(names, debianPackage) {
  const found = which(names)
  if (found) return found
  if (process.getuid?.() === 0 && which(['apt-get'])) await aptInstall(debianPackage)
  const installed = which(names)
  if (installed) return installed
  throw new Error(`Install ${names[0]} (on Debian: apt-get install ${debianPackage}).`)
}

async function aptInstall(debianPackage) {
  await run('apt-get', ['update'])
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], { env })
}

/** The shell's own search, because not every system has the program `which`. */
function which(names) {
  const search = 'for name; do command -v "$name"; done'
  return spawnSync('sh', ['-c', search, 'sh', ...names], { encoding: 'utf8' }).stdout?.split('\n')[0]
}
