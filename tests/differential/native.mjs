/** The crate as a native program that asks itself generated questions. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { at } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'

/** Yields `count` questions with their native answers. Each seed has a question of its own. */
export async function* nativeAnswers(seed, count) {
  await run('cargo', ['build', '--locked', '--release', '--package=order-contract-answers'])
  const program = spawn(at('target', 'release', 'answers'), [seed, count], { stdio: ['ignore', 'pipe', 'inherit'] })
  let answered = 0
  for await (const line of createInterface({ input: program.stdout })) {
    yield JSON.parse(line)
    answered += 1
  }
  if (answered !== count) throw new Error(`${answered} answers to ${count} questions`)
}
