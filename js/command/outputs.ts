/** Writes standard output and files. A file has a temporary name in the same folder until it is complete. */
import { rmSync } from 'node:fs'
import { realpath, rename, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { failing } from './errors.js'
import type { Values } from './flags.js'
import { isCompressed, openFile } from './inputs.js'

export interface OutputFile {
  /** Copies the bytes. Resolves when they are written. */
  write(bytes: Uint8Array): Promise<void>
  /** Completes and closes the file. */
  end?(): Promise<void>
  /** Gives the file its name, by which it replaces an older one. */
  appear?(): Promise<void>
}

/** Completes every file before the first appears. The first can be the only one that has appeared if another one fails. */
export async function finishAll(files: readonly (OutputFile | undefined)[]): Promise<void> {
  for (const file of files) await file?.end?.()
  for (const file of files) await file?.appear?.()
}

const standardOutput: OutputFile = {
  write: (bytes) => written(process.stdout, bytes).catch(failing('write', 'standard output')),
}

export function print(text: string): Promise<void> {
  return standardOutput.write(Buffer.from(text))
}

/** Prints a result: for people, or as a line of NDJSON. */
export function printResult(format: Values['format'], value: object, pretty: () => string): Promise<void> {
  return print(format === 'ndjson' ? `${JSON.stringify(value)}\n` : pretty())
}

const temporary = new Set<string>()

export function deleteTemporaryFiles(): void {
  for (const path of temporary)
    try {
      rmSync(path)
    } catch {
      // It was renamed a moment ago, or cannot be deleted: the command's own result counts.
    }
  temporary.clear()
}

/** Opens a file, compressed if its name ends in `.gz`, or standard output for `-`. A pipe and the like is written in place. */
export async function openOutput(path = '-'): Promise<OutputFile> {
  if (path === '-') return standardOutput
  const { file, move } = await opened(path).catch(failing('write', path))
  // A full disk may be reported only when the bytes are flushed.
  const target = file.createWriteStream({ flush: move !== undefined })
  const gzip = isCompressed(path) ? createGzip() : undefined
  const stream = gzip ?? target
  const isDone = gzip ? pipeline(gzip, target) : finished(target)
  // A write, or `end`, reports the failure.
  isDone.catch(() => undefined)
  return {
    // If the file fails, a compressor may never take the bytes.
    write: (bytes) => Promise.race([written(stream, bytes), isDone]).catch(failing('write', path)),
    end: () => {
      stream.end()
      return isDone.catch(failing('write', path))
    },
    appear: async () => {
      if (move === undefined) return
      await rename(move.from, move.to).catch(failing('write', path))
      temporary.delete(move.from)
    },
  }
}

async function opened(path: string) {
  const existing = await stat(path).catch(() => undefined)
  if (existing?.isFile() === false) return { file: await openFile(path, 'w') }
  const to = await resolvedPath(path)
  const from = join(dirname(to), `.${crypto.randomUUID()}.partial`)
  // Before it exists: a signal can end the process in between.
  temporary.add(from)
  const file = await openFile(from, 'wx', existing ? 0o600 : 0o666)
  // Not when it is created: the process's mask would apply.
  if (existing) await file.chmod(existing.mode & 0o777)
  return { file, move: { from, to } }
}

function written(stream: Writable, bytes: Uint8Array): Promise<void> {
  return new Promise((done, fail) => {
    stream.write(bytes.slice(), (error) => (error ? fail(error) : done()))
  })
}

/** Resolves links in a path. Its last part need not exist. */
export async function resolvedPath(path: string): Promise<string> {
  return realpath(path).catch(async () => join(await realpath(dirname(path)), basename(path)))
}
