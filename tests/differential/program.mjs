/**
 * Runs a program that answers each line with a line. Many questions can be in flight at once.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Starts it. `ask` resolves to the answers of a list of questions, in their order. */
export function startProgram(command, args) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })
  const waiting = []
  let ended
  lines.on('line', (line) => waiting.shift()?.resolve(JSON.parse(line)))
  child.on('exit', (code) => {
    ended = new Error(`${command} ended with ${code}`)
    for (const { reject } of waiting.splice(0)) reject(ended)
  })
  child.stdin.on('error', () => {})
  return {
    ask(questions) {
      const answers = questions.map(
        () =>
          new Promise((resolve, reject) => {
            if (ended) reject(ended)
            else waiting.push({ resolve, reject })
          }),
      )
      child.stdin.write(`${questions.map((question) => JSON.stringify(question)).join('\n')}\n`)
      return Promise.all(answers)
    },
    close: () => child.stdin.end(),
  }
}
