/** The exit codes, and the errors that the command explains. */
import { getSystemErrorMap } from 'node:util'

export const OK = 0
/** A document is invalid, unreadable, of another shape or was refused, or breaks a law. */
export const REFUSED = 1
export const USAGE = 2
export const IO = 3
/** The command itself failed. The number is EX_SOFTWARE of sysexits.h. */
export const INTERNAL = 70

export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Calls a check of the package or of Node and turns its TypeErrors into UsageErrors, in which an option is a flag. */
export function asUsage<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const message = error.message.replaceAll('\n', ' ').replace(/^the option (?=\w)/, 'the option --')
    throw new UsageError(message, { cause: error })
  }
}

export class IoError extends Error {
  override readonly name = 'IoError'

  constructor(action: 'read' | 'write', file: string, cause: unknown) {
    const { code, errno = 0, message } = cause as NodeJS.ErrnoException
    // The numbers of zlib mean other errors than the same numbers of the system.
    const [name, reason] = getSystemErrorMap().get(errno) ?? ['']
    super(`cannot ${action} ${file}: ${name === code ? reason : message}`, { cause })
  }
}

export function failing(action: 'read' | 'write', file: string) {
  return (error: unknown): never => {
    throw new IoError(action, file, error)
  }
}
