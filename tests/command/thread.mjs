/**
 * A thread that runs the command again and again: a process for each run would start Node and compile the package anew.
 * Each run has standard streams of its own, and loads the program itself anew.
 */
import { Readable, Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'

const { main, port, turn } = workerData
const { href } = pathToFileURL(main)
let runs = 0

parentPort.on('message', async ({ args, input }) => {
  port.postMessage(await runOnce(args, input))
  Atomics.store(turn, 0, 1)
  Atomics.notify(turn, 0)
})

async function runOnce(args, input) {
  const [stdout, stderr] = [collector(), collector()]
  const streams = {
    stdin: Readable.from(input.length > 0 ? [input] : []),
    stdout: stdout.stream,
    stderr: stderr.stream,
  }
  for (const [name, value] of Object.entries(streams))
    Object.defineProperty(process, name, { value, configurable: true })
  process.argv = [process.execPath, main, ...args]
  const status = await new Promise((resolve, reject) => {
    process.exit = resolve
    runs += 1
    import(`${href}?run=${runs}`).catch(reject)
  })
  process.removeAllListeners()
  return { status, stdout: stdout.text(), stderr: stderr.text() }
}

/** A stream whose text is kept. */
function collector() {
  const chunks = []
  const write = (chunk, _, done) => {
    chunks.push(chunk)
    done()
  }
  return { stream: new Writable({ write }), text: () => Buffer.concat(chunks).toString() }
}
