/**
 * Runs other programs and captures their output.
 */
import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

/** The error of a program that failed, with its output. */
export class CommandError extends Error {
  constructor(command, reason, output) {
    super(`${command}: ${reason}`)
    this.output = output
  }
}

/**
 * Runs a program. Resolves to `output`, standard output and standard error interleaved, and `stdout`. Rejects with a
 * `CommandError` if the program fails. `echo` also shows the output while the program runs.
 */
export function run(command, args, { cwd = root, env = {}, echo = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let stdout = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text
      stdout += text
      if (echo) process.stdout.write(text)
    })
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text
      if (echo) process.stderr.write(text)
    })
    const line = [command, ...args].join(' ')
    child.on('error', (error) => reject(new CommandError(line, error.message, output)))
    child.on('close', (code, signal) => {
      if (code === 0) resolve({ output, stdout })
      else reject(new CommandError(line, signal ? `ended by ${signal}` : `exit code ${code}`, output))
    })
  })
}

/** Runs a script of an npm package with this Node. */
export function runBin(path, args, options) {
  return run(process.execPath, [path, ...args], options)
}
