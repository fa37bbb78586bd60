/**
 * A runtime that serves requests of a test: a process of its own, with its output.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { eventually } from '../../lib/eventually.mjs'

/** Starts a program that prints on which port it listens: `{"event":"listen","port":80}`. Deletes `folder` at the end. */
export async function startProgram(command, args, folder) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const exited = once(child, 'exit')
  const close = async () => {
    // SIGKILL, because an open connection would keep it running.
    child.kill('SIGKILL')
    await exited
    await rm(folder, { recursive: true })
  }
  const ended = exited.then(() => Promise.reject(new Error(`${command} has ended: ${output}`)))
  const listening = eventually(() => Number(output.match(/"event":"listen",.*"port":(\d+)/)[1]))
  const port = await Promise.race([listening, ended])
  ended.catch(() => {})
  return { url: `http://127.0.0.1:${port}`, port, pid: child.pid, output: () => output, close }
}
