/** Runs the command, in a thread or as a process, in a folder of files that exists as long as the tests. */
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { DOWN, dist, UP } from '../js/package.mjs'

export const main = join(dist, 'command', 'main.js')
export const folder = mkdtempSync(join(tmpdir(), 'order-contract-'))
after(() => rmSync(folder, { recursive: true, force: true }))

export const UP_OPTIONS = ['--from', UP.from, '--to', UP.to]
export const DOWN_OPTIONS = ['--from', DOWN.from, '--to', DOWN.to]

const SHORT = { '--up': UP_OPTIONS, '--down': DOWN_OPTIONS, "''": [''] }
/** The words of a line of a case, with the versions of `--up` and `--down`. */
export const argumentsOf = (line) => line.split(' ').flatMap((word) => SHORT[word] ?? (word === '' ? [] : word))

/** The thread that runs the command, and a number that is one when a run has ended. */
const { port1: results, port2: port } = new MessageChannel()
const turn = new Int32Array(new SharedArrayBuffer(4))
const thread = new Worker(new URL('thread.mjs', import.meta.url), {
  workerData: { main, port, turn },
  transferList: [port],
  // It puts others in their place, and newer Nodes would ask those for more while nobody waits.
  stdout: true,
  stderr: true,
})
thread.unref()
process.chdir(folder)

/** Runs the command in the folder, in a thread of this process, and waits until it has ended. */
export function run(args, { input = '' } = {}) {
  turn[0] = 0
  thread.postMessage({ args, input: Buffer.from(input) })
  Atomics.wait(turn, 0, 0)
  return receiveMessageOnPort(results).message
}

/** Runs the command, or another program, as a process. `flags` are those of Node. Each of `stdio` can be a file. */
export function spawned(args, { flags = [], stdio = {}, program = main } = {}) {
  const { stdin = 'pipe', stdout: output = 'pipe', stderr: messages = 'pipe' } = stdio
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, program, ...args], {
    cwd: folder,
    stdio: [stdin, output, messages],
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return { status, stdout, stderr }
}

/** Starts the command. `ended` resolves to its exit code or signal, and to what it printed. */
export function start(args) {
  const child = spawn(process.execPath, [main, ...args], { cwd: folder })
  const said = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr']) {
    child[name].on('data', (text) => {
      said[name] += text
    })
  }
  child.stdin.on('error', () => undefined)
  const ended = new Promise((resolve) =>
    child.on('close', (code, signal) => resolve({ status: code ?? signal, ...said })),
  )
  return { child, ended }
}

/** Compares a result with its exit code, and each output with a text or a pattern. Returns it. */
export function checked(result, [status, expected = {}]) {
  assert.equal(result.status, status, result.stderr)
  for (const [name, text] of Object.entries(expected)) {
    if (text instanceof RegExp) assert.match(result[name], text)
    else assert.equal(result[name], text)
  }
  return result
}

/** Runs the command, and compares its exit code and what it prints. */
export const says = (args, status, expected, given) => checked(run(args, given), [status, expected])

/** Converts orders of a file to the newer version, and to the older one. */
export const up = (name, ...more) => run(['convert', 'order', name, ...UP_OPTIONS, ...more])
export const down = (name, ...more) => run(['convert', 'order', name, ...DOWN_OPTIONS, ...more])

/** Writes a file. Returns its name. */
export function file(name, content) {
  writeFileSync(join(folder, name), content)
  return name
}

/** Returns an environment in which `npx order-contract` is the command. */
export function environment() {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'npx'), `#!/bin/sh\nshift\nexec "${process.execPath}" "${main}" "$@"\n`, { mode: 0o755 })
  return { ...process.env, PATH: `${bin}:${process.env.PATH}` }
}

export const content = (name) => readFileSync(join(folder, name), 'utf8')
