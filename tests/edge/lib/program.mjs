/**
 * A runtime that serves while a test asks it things: a process of its own, with what it prints.
 */
import { spawn } from 'node:child_process'

/**
 * Starts a program that writes, on its fourth channel, one line of JSON with its `port`.
 * `output()` is all it has printed.
 */
export async function startProgram(command, args, { onClose = async () => {} } = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const ended = new Promise((resolve) => {
    child.on('error', resolve)
    child.on('exit', (code, signal) => resolve(new Error(`it ended: ${signal ?? code}`)))
  })
  const close = async () => {
    child.kill()
    await ended
    await onClose()
  }
  const first = await Promise.race([portOf(child.stdio[3]), ended])
  if (first instanceof Error) {
    await onClose()
    throw new Error(`${command}: ${first.message}\n${output}`)
  }
  return { url: `http://127.0.0.1:${first}`, port: first, pid: child.pid, output: () => output, close }
}

function portOf(channel) {
  return new Promise((resolve) => {
    let text = ''
    channel.setEncoding('utf8').on('data', (more) => {
      text += more
      const line = text.match(/^.*"port".*$/m)?.[0]
      if (line !== undefined) resolve(JSON.parse(line).port)
    })
  })
}
