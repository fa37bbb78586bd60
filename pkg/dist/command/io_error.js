/** The error about a file that can't be read or written. */
const REASONS = {
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
};
/** An error that names the file and the reason. */
export class IoError extends Error {
    name = 'IoError';
    constructor(action, file, cause) {
        const code = cause?.code ?? '';
        super(`cannot ${action} ${file}: ${REASONS[code] ?? (code || String(cause))}`, { cause });
    }
}
