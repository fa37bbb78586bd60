/** Writes standard output and files. A file has a temporary name in the same folder until it is complete. */
import { randomBytes } from 'node:crypto'
import { unlinkSync } from 'node:fs'
import { type FileHandle, open, readlink, realpath, rename, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import type { Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Output } from '../stream/output.js'
import { codeOf, failure, IoError } from './errors.js'

/** A file or standard output, open for writing. */
export interface OutputFile {
  /** Whether what is written appears at once, as in a pipe, and not only when the file is complete. */
  readonly isInPlace: boolean
  /** Copies the bytes. Resolves when they are written. */
  write(bytes: Uint8Array): Promise<void>
  /** Completes and closes the file. */
  end(): Promise<void>
  /** Gives the file its name, by which it replaces an older one. */
  appear(): Promise<void>
}

/** Completes every file before the first appears. The first can be the only one that has appeared if another one fails. */
export async function finishAll(files: readonly (OutputFile | undefined)[]): Promise<void> {
  for (const file of files) await file?.end()
  for (const file of files) await file?.appear()
}

const standardOutput: OutputFile = {
  isInPlace: true,
  write: (bytes) => written(process.stdout, bytes, 'standard output'),
  end: async () => undefined,
  appear: async () => undefined,
}

/** Prints text. */
export function print(text: string): Promise<void> {
  return standardOutput.write(Buffer.from(text))
}

function written(stream: Writable, bytes: Uint8Array, name: string): Promise<void> {
  return new Promise((done, fail) => {
    stream.write(bytes.slice(), (error) => (error ? fail(new IoError('write', name, error)) : done()))
  })
}

/** The paths of the temporary files, and the files that are open. */
const temporary = new Set<string>()
const unfinished = new Set<FileHandle>()

/** Deletes incomplete files. Returns a sentence that says so, or `''` if there were none. */
export function deleteTemporaryFiles(): string {
  const deleted = temporary.size > 0 ? 'Unfinished files are deleted.' : ''
  for (const path of temporary) {
    try {
      unlinkSync(path)
    } catch {
      // It has just been renamed or deleted.
    }
  }
  temporary.clear()
  return deleted
}

/** Closes the files that a failure has left open. Node warns about those that it would have to close itself. */
export async function closeFiles(): Promise<void> {
  for (const file of unfinished) await file.close().catch(() => undefined)
}

/** Opens the output of the result: a file, or standard output for `-` and by default. */
export async function openOutput(path: string | undefined): Promise<OutputFile> {
  return path === undefined || path === '-' ? standardOutput : openOutputFile(path)
}

/** Opens a file for writing. Anything but a regular file, such as a pipe, is written in place. */
export async function openOutputFile(path: string): Promise<OutputFile> {
  try {
    const existing = await stat(path).catch(undefinedIfAbsent)
    if (existing?.isFile() === false) return new NamedFile(path, await open(path, 'w'))
    if (existing === undefined && FOLDER_NAME.test(path)) throw failure('ENOENT')
    const to = await targetOf(path)
    const from = temporaryPathFor(to)
    // Before it exists: a signal can end the process in between.
    temporary.add(from)
    const file = await open(from, 'wx', existing ? 0o600 : 0o666).catch((error) => {
      const isForbidden = codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM'
      throw isForbidden ? new IoError('create a file in the folder of', path, error) : error
    })
    // Not when it is created: the process's mask would apply.
    if (existing) await file.chmod(existing.mode & 0o777)
    return new NamedFile(path, file, { from, to })
  } catch (error) {
    throw error instanceof IoError ? error : new IoError('write', path, error)
  }
}

/** Matches a path that can only be that of a folder, such as `new/`, because of its last part. */
const FOLDER_NAME = sep === '/' ? /(?:^|\/)\.{0,2}$/ : /(?:^|[\\/])\.{0,2}$/

/** How many characters of a file's name its temporary name has: some file systems allow 143 bytes, and 4 a character. */
const KEPT = 25

function temporaryPathFor(path: string): string {
  const name = [...basename(path)].slice(0, KEPT).join('')
  // Process numbers recur, and a process that was killed leaves its files.
  return join(dirname(path), `.${name}.${randomBytes(4).toString('hex')}.partial`)
}

/** Resolves links in a path, also if its folder or nothing of it exists. */
export async function targetOf(path: string): Promise<string> {
  const found = await realpath(path).catch(undefinedIfAbsent)
  if (found !== undefined) return found
  const link = await readlink(path).catch(() => undefined)
  if (link !== undefined) return targetOf(resolve(dirname(path), link))
  const folder = await realpath(dirname(path)).catch(undefinedIfAbsent)
  return folder === undefined ? resolve(path) : join(folder, basename(path))
}

function undefinedIfAbsent(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}

/** A file, which is compressed if its name ends in `.gz`. */
class NamedFile implements OutputFile {
  readonly isInPlace: boolean
  readonly #name: string
  readonly #file: FileHandle
  readonly #move: { from: string; to: string } | undefined
  readonly #stream: Writable
  readonly #isDone: Promise<void>

  constructor(name: string, file: FileHandle, move?: { from: string; to: string }) {
    this.isInPlace = move === undefined
    this.#name = name
    this.#file = file
    this.#move = move
    // A full disk may be reported only when the bytes are flushed.
    const stream = file.createWriteStream({ flush: !this.isInPlace })
    const gzip = /\.gz$/i.test(name) ? createGzip() : undefined
    this.#stream = gzip ?? stream
    this.#isDone = gzip ? pipeline(gzip, stream) : finished(stream)
    // A write, or `end`, reports the failure.
    this.#isDone.catch(() => undefined)
    unfinished.add(file)
  }

  /** If the file fails, a compressor may never take the bytes. */
  write(bytes: Uint8Array): Promise<void> {
    return this.#guarded(() => Promise.race([written(this.#stream, bytes, this.#name), this.#isDone]))
  }

  end(): Promise<void> {
    return this.#guarded(async () => {
      this.#stream.end()
      await this.#isDone
      unfinished.delete(this.#file)
    })
  }

  appear(): Promise<void> {
    return this.#guarded(async () => {
      if (this.#move === undefined) return
      await rename(this.#move.from, this.#move.to)
      temporary.delete(this.#move.from)
    })
  }

  async #guarded(run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (error) {
      throw error instanceof IoError ? error : new IoError('write', this.#name, error)
    }
  }
}

/** Returns a stream that writes into a file. Closing it does not end the file. */
export function streamInto(file: OutputFile): WritableStream<Uint8Array> {
  return new WritableStream({ write: (bytes) => file.write(bytes) })
}

/** Returns an output that writes into a file. Closing it does not end the file. */
export function outputInto(file: OutputFile): Output {
  return { write: (bytes) => file.write(bytes), close: async () => undefined, abort: () => undefined }
}
