/**
 * Shows an address in the browser of whoever started a command at a terminal.
 */
import { spawn } from 'node:child_process'

const OPENERS = { darwin: 'open', win32: 'explorer' }

/** Where nothing opens addresses, the one that was printed will do. */
export function open(url) {
  if (!process.stdout.isTTY || process.env.CI) return
  const opener = OPENERS[process.platform] ?? 'xdg-open'
  spawn(opener, [url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
