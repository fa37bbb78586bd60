/**
 * Runs other programs and captures their output.
 */
import { execFile } from 'node:child_process'
import process from 'node:process'
import { promisify } from 'node:util'
import { root } from './paths.mjs'

const execute = promisify(execFile)

/**
 * Runs a program. Resolves to `stdout`, and to `output`, which also has the standard error. If the program fails, rejects
 * with an Error whose message ends with the same `output`.
 */
export async function run(command, args, { cwd = root, env = {} } = {}) {
  const running = execute(command, args, { cwd, env: { ...process.env, ...env }, maxBuffer: Infinity })
  running.child.stdin?.end()
  try {
    const { stdout, stderr } = await running
    return { stdout, output: stderr + stdout }
  } catch (error) {
    const { code, signal, stdout = '', stderr = '' } = error
    const reason = signal ? `ended by ${signal}` : typeof code === 'number' ? `exit code ${code}` : error.message
    const output = stderr + stdout
    const failure = new Error(`${[command, ...args].join(' ')}: ${reason}\n${output}`)
    throw Object.defineProperty(failure, 'output', { value: output })
  }
}
