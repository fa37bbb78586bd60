/** The exit codes, and the errors that the command explains. */

export const OK = 0
/** A document is invalid, unreadable or was refused. */
export const REFUSED = 1
/** The arguments are wrong. */
export const USAGE = 2
/** Reading or writing failed. */
export const IO = 3
/** The command itself failed. The number is EX_SOFTWARE of sysexits.h. */
export const INTERNAL = 70

export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Calls a check of the package or of Node and turns its TypeErrors into UsageErrors. */
export function asUsage<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message.replaceAll('\n', ' '), { cause: error })
    throw error
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'there is no space left on the device',
  EDQUOT: 'the quota is used up',
  EROFS: 'the file system is read-only',
  EPIPE: 'its reader has closed it',
  EMFILE: 'too many files are open',
  Z_BUF_ERROR: 'its gzip data is cut off',
  Z_DATA_ERROR: 'its gzip data is damaged',
}

/** A file that can't be read or written, and why. */
export class IoError extends Error {
  override readonly name = 'IoError'

  constructor(action: 'read' | 'write', file: string, cause: unknown) {
    const { code = '' } = cause as { code?: string }
    super(`cannot ${action} ${file}: ${REASONS[code] ?? (code || String(cause))}`, { cause })
  }
}

export function failure(code: string): Error {
  return Object.assign(new Error(code), { code })
}
