/**
 * Debian's WebKit with a WebDriver, on a display of its own. If it is missing and the user is root, apt installs it.
 */
import { spawn } from 'node:child_process'
import { ensureProgram } from '../../../scripts/lib/programs.mjs'
import { eventually } from '../../lib/eventually.mjs'
import { freePort } from './programs.mjs'

/** Returns its name and a function that visits a page. Throws if it is not available. */
export async function openWebKit() {
  await ensureProgram(['WebKitWebDriver'], 'webkit2gtk-driver')
  await ensureProgram(['Xvfb'], 'xvfb')
  const display = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise((resolve, reject) => {
    display.on('exit', () => reject(new Error('Xvfb ended')))
    display.stdio[3].once('data', (text) => resolve(String(text).trim()))
  })
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number}` },
    stdio: 'ignore',
  })
  const ask = asker(`http://127.0.0.1:${port}`)
  const { sessionId, capabilities } = await eventually(() =>
    ask('POST', '/session', { capabilities: { alwaysMatch: {} } }),
  )
  const session = `/session/${sessionId}`
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    visit: (url) => visit(ask, session, url),
    close: async () => {
      await ask('DELETE', session)
      driver.kill()
      display.kill()
    },
  }
}

/** Returns only the result of the page, because WebDriver cannot read the console. */
async function visit(ask, session, url) {
  try {
    await ask('POST', `${session}/url`, { url })
    const script = 'return globalThis.result === undefined ? null : JSON.stringify(globalThis.result)'
    return JSON.parse(
      await eventually(async () => {
        const text = await ask('POST', `${session}/execute/sync`, { script, args: [] })
        if (text === null) throw new Error(`the page at ${url} has no result`)
        return text
      }),
    )
  } catch (error) {
    return { cases: 0, failures: [String(error)] }
  }
}

/** Sends one request of the WebDriver protocol. */
function asker(address) {
  return async (method, path, body) => {
    const response = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = await response.json()
    if (!response.ok) throw new Error(value.message)
    return value
  }
}
