/** The error about a file that can't be read or written. */
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

/** An error that names the file and the reason. */
export class IoError extends Error {
  override readonly name = 'IoError'

  constructor(action: 'read' | 'write' | 'create a file in the folder of', file: string, cause: unknown) {
    const code = (cause as { code?: string } | undefined)?.code ?? ''
    super(`cannot ${action} ${file}: ${REASONS[code] ?? (code || String(cause))}`, { cause })
  }
}
