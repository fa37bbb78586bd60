/** The error about wrong arguments, and the conversion of the package's TypeErrors into it. */

/** A mistake in the arguments of the command. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Calls a check and turns its TypeErrors into UsageErrors. */
export function asUsage<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message, { cause: error })
    throw error
  }
}
