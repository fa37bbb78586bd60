/**
 * A runtime that serves while a test asks it things: a process of its own, with what it prints.
 */
import { spawn } from 'node:child_process'

/**
 * Starts a program that tells on its fourth channel what happens, a line of JSON each: first that it listens.
 * `output()` is all it has printed, `told(event)` the next line about an event.
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
    // Not asked: an open connection, such as an inspector's, would keep it.
    child.kill('SIGKILL')
    await ended
    await onClose()
  }
  const told = events(child.stdio[3])
  const first = await Promise.race([told('listen'), ended])
  if (first instanceof Error) {
    await onClose()
    throw new Error(`${command}: ${first.message}\n${output}`)
  }
  const { port } = first
  return { url: `http://127.0.0.1:${port}`, port, pid: child.pid, output: () => output, told, close }
}

/** Hands out each line once, whether it came before it was asked for or later. */
function events(channel) {
  const unasked = []
  const waiting = []
  let rest = ''
  channel.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop()
    for (const line of lines.map((text) => JSON.parse(text))) {
      const at = waiting.findIndex(({ event }) => event === line.event)
      if (at < 0) unasked.push(line)
      else waiting.splice(at, 1)[0].resolve(line)
    }
  })
  return (event) => {
    const at = unasked.findIndex((line) => line.event === event)
    if (at >= 0) return Promise.resolve(unasked.splice(at, 1)[0])
    return new Promise((resolve) => waiting.push({ event, resolve }))
  }
}
