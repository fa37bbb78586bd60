/**
 * Opens a URL in the user's browser, for commands that run in a terminal.
 */
import { spawn } from 'node:child_process'

const OPENERS = { darwin: 'open', win32: 'explorer' }

/** Opens a URL. Ignores errors, because the command has printed the URL as well. */
export function open(url) {
  if (!process.stdout.isTTY || process.env.CI) return
  const opener = OPENERS[process.platform] ?? 'xdg-open'
  spawn(opener, [url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
