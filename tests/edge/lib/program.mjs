/**
 * A runtime that serves requests of a test: a process of its own, with its output.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Starts node_server.mjs, and deletes `folder` at the end. */
export async function startServer(args, folder) {
  const server = fileURLToPath(new URL('node_server.mjs', import.meta.url))
  const program = await startProgram(process.execPath, ['--expose-gc', server, ...args], folder)
  /** Resolves to the used bytes of the heap. */
  const heap = async () => {
    process.kill(program.pid, 'SIGUSR2')
    return (await program.told('heap')).bytes
  }
  return { ...program, heap }
}

/**
 * Starts a program that reports events on its fourth channel, one line of JSON each. The first says that it listens.
 * `output()` returns everything that it has printed, and `told(event)` the next line about an event. Deletes `folder` at
 * the end.
 */
export async function startProgram(command, args, folder) {
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
    // SIGKILL, because an open connection, such as an inspector's, would keep it running.
    child.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true })
  }
  const told = eventsOf(child.stdio[3])
  const first = await Promise.race([told('listen'), ended])
  if (first instanceof Error) {
    await rm(folder, { recursive: true })
    throw new Error(`${command}: ${first.message}\n${output}`)
  }
  const { port } = first
  return { url: `http://127.0.0.1:${port}`, port, pid: child.pid, output: () => output, told, close }
}

/** Returns each line once, even if it came before it was requested. */
function eventsOf(channel) {
  const unasked = []
  const lines = createInterface({ input: channel }).on('line', (line) => unasked.push(JSON.parse(line)))
  return async (event) => {
    for (;;) {
      const at = unasked.findIndex((line) => line.event === event)
      if (at >= 0) return unasked.splice(at, 1)[0]
      await once(lines, 'line')
    }
  }
}
