/**
 * Runs programs: servers that keep running while a row sends requests, and programs that print a result.
 */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { eventually } from '../../lib/eventually.mjs'

/** Returns a free port. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Starts a server, waits until it responds at `url`, runs `use` and stops the server. */
export async function withServer(command, args, { cwd, env = {}, url }, use) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  let ended
  child.on('error', (error) => {
    ended = error.message
  })
  child.on('exit', (code) => {
    ended = `exit code ${code}`
  })
  try {
    await eventually(() => ended ?? fetch(url))
    if (ended !== undefined) throw new Error(`the server ended: ${ended}`)
    return await use(url)
  } catch (error) {
    throw new Error(`${error.message}\n${output}`)
  } finally {
    // The whole group: servers start helpers of their own.
    if (ended === undefined) process.kill(-child.pid, 'SIGKILL')
  }
}

/** Returns what a program printed after the word RESULT. */
export function resultIn(output) {
  const line = output.match(/^RESULT (.*)$/m)?.[1]
  if (line === undefined) throw new Error(`no result in:\n${output}`)
  return JSON.parse(line)
}

/** Returns the response of a server. */
export async function resultAt(url) {
  const response = await fetch(url)
  const text = await response.text()
  if (response.status !== 200) throw new Error(`status ${response.status}: ${text}`)
  return JSON.parse(text)
}
