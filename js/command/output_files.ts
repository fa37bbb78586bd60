/**
 * What the command writes. A file appears under its final name only when it is whole: until then it has a
 * temporary name beside it.
 */
import { unlinkSync, write } from 'node:fs'
import { type FileHandle, open, realpath, rename, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Output } from '../stream/output.js'
import { IoError } from './io_error.js'
import { WriteBuffer } from './write_buffer.js'

const writeTo = promisify(write)
const STDOUT = 1

/** Something that can be written to. */
export interface Sink {
  /** Takes bytes before it returns. A failure shows at a later write, or at the end. */
  write(bytes: Uint8Array): Promise<void>
  /** Everything has been written. */
  finish(): Promise<void>
}

const toStandardOutput = new WriteBuffer(writeStandardOutput)

/** Standard output. */
export const standardOutput: Sink = {
  write: (bytes) => toStandardOutput.write(bytes),
  finish: () => toStandardOutput.end(),
}

async function writeStandardOutput(bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += (await writeTo(STDOUT, bytes, at, bytes.length - at)).bytesWritten
    } catch (error) {
      // A pipe that does not block is full.
      if ((error as { code?: string }).code !== 'EAGAIN') throw new IoError('write', 'standard output', error)
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }
}

/** The temporary files that exist. */
const temporary = new Set<string>()

/** Deletes what is not whole. Returns a sentence where there was anything. */
export function deleteTemporaryFiles(): string {
  const deleted = temporary.size > 0 ? ' Unfinished files are deleted.' : ''
  for (const path of temporary) {
    try {
      unlinkSync(path)
    } catch {
      // It was renamed or deleted a moment ago.
    }
  }
  temporary.clear()
  return deleted
}

/** Where the result goes: standard output, also for `-`, or a file. */
export async function openOutput(path: string | undefined): Promise<Sink> {
  return path === undefined || path === '-' ? standardOutput : openSink(path)
}

/** Opens a file for writing. What is no ordinary file is written in place. */
export async function openSink(path: string): Promise<Sink> {
  try {
    const existing = await target(path)
    if (existing.mode === undefined) return new FileSink(path, await open(path, 'w'), undefined)
    const beside = join(dirname(existing.path), `.${basename(existing.path)}.${process.pid}.partial`)
    const file = await open(beside, 'wx', existing.mode)
    temporary.add(beside)
    return new FileSink(path, file, { from: beside, to: existing.path })
  } catch (error) {
    throw error instanceof IoError ? error : new IoError('write', path, error)
  }
}

/** Where a file will be, through links, and its permissions; no permissions where it is not an ordinary file. */
async function target(path: string): Promise<{ path: string; mode: number | undefined }> {
  try {
    const found = await stat(path)
    return { path: await realpath(path), mode: found.isFile() ? found.mode & 0o777 : undefined }
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error
    return { path, mode: 0o666 }
  }
}

class FileSink implements Sink {
  readonly #name: string
  readonly #file: FileHandle
  readonly #move: { from: string; to: string } | undefined
  readonly #buffer = new WriteBuffer((bytes) => this.#writeAll(bytes))

  constructor(name: string, file: FileHandle, move: { from: string; to: string } | undefined) {
    this.#name = name
    this.#file = file
    this.#move = move
  }

  write(bytes: Uint8Array): Promise<void> {
    return this.#buffer.write(bytes)
  }

  #writeAll(bytes: Uint8Array): Promise<void> {
    return this.#guarded(async () => {
      for (let at = 0; at < bytes.length; ) at += (await this.#file.write(bytes, at)).bytesWritten
    })
  }

  async finish(): Promise<void> {
    await this.#buffer.end()
    return this.#guarded(async () => {
      // A disk can turn out to be full as late as here.
      if (this.#move) await this.#file.datasync()
      await this.#file.close()
      if (this.#move === undefined) return
      await rename(this.#move.from, this.#move.to)
      temporary.delete(this.#move.from)
    })
  }

  async #guarded(run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (error) {
      throw new IoError('write', this.#name, error)
    }
  }
}

/** A stream into a sink. */
export function streamInto(sink: Sink): WritableStream<Uint8Array> {
  return new WritableStream({ write: (bytes) => sink.write(bytes) })
}

/** An output of a stream into a sink, which is finished by whoever opened it. */
export function outputInto(sink: Sink): Output {
  return { write: (bytes) => sink.write(bytes), close: async () => undefined, abort: () => undefined }
}

const encoder = new TextEncoder()

/** Writes text on standard output. */
export function print(text: string): Promise<void> {
  return writeStandardOutput(encoder.encode(text))
}
