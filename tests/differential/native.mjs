/**
 * The crate as a native program that answers the same questions.
 */
import { at } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { asked, digests } from './digest.mjs'
import { startProgram } from './program.mjs'

/** Builds the program and starts it. */
export async function startNative() {
  await run('cargo', ['build', '--locked', '--release', '--package=order-contract-answers'])
  return startProgram(at('target', 'release', 'answers'), [])
}

/** A question as a line; bytes are hexadecimal. */
export function lineOf({ bytes, ...question }, convert) {
  return bytes ? { ...question, hex: Buffer.from(bytes).toString('hex'), convert } : { ...question, convert }
}

/** Returns the native answers, which every runtime must give. */
export async function nativeDigests(seed, count) {
  const program = await startNative()
  const answers = await program.ask(asked(seed, count).map(({ question, convert }) => lineOf(question, convert)))
  program.close()
  return digests(answers.map(({ serde, ...answer }) => answer))
}
