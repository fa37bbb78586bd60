/**
 * The crate as a native program that answers the same questions.
 */
import { at } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { digests } from './digest.mjs'
import { startProgram } from './program.mjs'

/** Builds the program and starts it. */
export async function startNative() {
  await run('cargo', ['build', '--locked', '--release', '--package=order-contract-answers'])
  return startProgram(at('target', 'release', 'answers'), [])
}

/** Returns questions, and the digests of their native answers, which every runtime must give. */
export async function nativeDigests(questions) {
  const program = await startNative()
  const answers = await program.ask(questions)
  program.close()
  return { questions, digests: digests(answers.map(({ serde, ...answer }) => answer)) }
}
