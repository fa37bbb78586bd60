/** Runs programs: servers that keep running while a row sends requests, and programs that print a result. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { run } from '../../../scripts/lib/run.mjs'
import { eventually } from '../../lib/eventually.mjs'

/** Returns a free port. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

/**
 * Starts a server on a port, waits until it responds, runs `use` with its URL and stops the server. `envFor` is for servers
 * that take the port from their environment.
 */
export async function withServer(command, argumentsFor, { cwd, env = {}, envFor = () => ({}) }, use) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  // In a group of its own: servers start helpers.
  const options = {
    cwd,
    env: { ...process.env, ...env, ...envFor(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  }
  const child = spawn(command, argumentsFor(port), options)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended: exit code ${code}`)))
  try {
    await Promise.race([ended, eventually(() => fetch(url))])
    return await use(url)
  } catch (error) {
    throw new Error(`${error.message}\n${output}`)
  } finally {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL')
  }
}

/** Runs a program. Returns what it printed after the word RESULT. */
export async function printed(cwd, command, ...args) {
  const { stdout } = await run(command, args, { cwd })
  const line = stdout.match(/^RESULT (.*)$/m)?.[1]
  if (line === undefined) throw new Error(`no result in:\n${stdout}`)
  return JSON.parse(line)
}

/** Returns the response of a server. */
export async function resultAt(url) {
  const response = await fetch(url)
  const text = await response.text()
  if (response.status !== 200) throw new Error(`status ${response.status}: ${text}`)
  return JSON.parse(text)
}
