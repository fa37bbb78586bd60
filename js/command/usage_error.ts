import { mistakeWithFlags } from './flags.js'

/** A mistake in how the command was called. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Runs what reads options of the package: a mistake in them is one in the call of the command. */
export function asUsage<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(mistakeWithFlags(error.message), { cause: error })
    throw error
  }
}
