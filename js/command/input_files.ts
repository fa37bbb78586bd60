/** Reads input files, and standard input for `-`. */
import { fstatSync, open as openWithCallback } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { isBlank } from '../stream/documents_in.js'
import { decompressed, isGzip } from './gzip_input.js'
import type { InputFile } from './input_file.js'
import { IoError } from './io_error.js'

/** The descriptor of standard input. */
export const STDIN = 0

const openDescriptor = promisify(openWithCallback)

/** The number of bytes to read at once. */
const CHUNK = 1 << 20

/** Returns the name of a file for messages. */
export function nameOf(path: string): string {
  return path === '-' ? 'standard input' : path
}

/** Opens a file, and decompresses it if it begins as gzip does. Its errors are IoErrors. */
export async function openSource(path: string): Promise<InputFile> {
  const guarded = async <T>(run: () => T | Promise<T>): Promise<T> => {
    try {
      return await run()
    } catch (error) {
      throw new IoError('read', nameOf(path), error)
    }
  }
  const source = withoutGzip(await guarded(() => (path === '-' ? standardInput() : fileSource(path))))
  return {
    get size() {
      return source.size
    },
    read: () => guarded(() => source.read()),
    close: () => source.close(),
  }
}

/** Decompresses a file if it begins as gzip does. Looks at the first read: a pipe may wait for its writer until then. */
function withoutGzip(file: InputFile): InputFile {
  let opened: InputFile | undefined
  const open = async () => {
    const first = await beginningOf(file, (bytes) => bytes.length >= 2)
    const whole = continued(file, first)
    return first !== undefined && isGzip(first) ? decompressed(whole) : whole
  }
  return {
    get size() {
      return (opened ?? file).size
    },
    async read() {
      opened ??= await open()
      return opened.read()
    },
    close: () => (opened ?? file).close(),
  }
}

/** Opens a file and passes its beginning to `check`, which throws to refuse the file. */
export async function openChecked(path: string, check: (first: Uint8Array) => void): Promise<InputFile> {
  const source = await openSource(path)
  try {
    // A pipe can begin with a single byte or a blank line.
    const first = await beginningOf(source, (bytes) => bytes.length >= 2 && !bytes.every(isBlank))
    check(first ?? new Uint8Array(0))
    return continued(source, first)
  } catch (error) {
    await source.close()
    throw error
  }
}

/** Reads until there is enough, or a chunk. */
async function beginningOf(
  source: InputFile,
  isEnough: (bytes: Uint8Array) => boolean,
): Promise<Uint8Array | undefined> {
  let first = await source.read()
  while (first !== undefined && first.length < CHUNK && !isEnough(first)) {
    const more = await source.read()
    if (more === undefined) break
    first = Buffer.concat([first, more])
  }
  return first
}

/** Returns a file whose beginning was read, as if it was not. */
function continued(source: InputFile, first: Uint8Array | undefined): InputFile {
  let isBegun = false
  const read = async () => {
    if (isBegun) return source.read()
    isBegun = true
    return first
  }
  return { size: source.size, read, close: () => source.close() }
}

function standardInput(): InputFile {
  // Node reads a folder as if it were empty.
  if (fstatSync(STDIN).isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' })
  return pipeSource(process.stdin)
}

/** Opens a pipe by its name. A file's reads can't be cancelled: the process would wait for the writer even if it fails. */
async function namedPipe(path: string): Promise<InputFile> {
  return pipeSource(new Socket({ fd: await openDescriptor(path, 'r'), readable: true, writable: false }))
}

function pipeSource(stream: Readable): InputFile {
  const chunks = stream[Symbol.asyncIterator]()
  return {
    size: undefined,
    read: async () => (await chunks.next()).value ?? undefined,
    // The iterator's own `return` would wait for bytes that a read has asked for.
    async close() {
      stream.destroy()
    },
  }
}

/**
 * Opens a file with two buffers in turn: one is filled while the other is processed. A new buffer for each chunk would
 * cost more than reading.
 */
async function fileSource(path: string): Promise<InputFile> {
  const found = await stat(path)
  if (found.isFIFO()) return namedPipe(path)
  const file: FileHandle = await open(path)
  let [next, other] = [new Uint8Array(CHUNK), new Uint8Array(CHUNK)]
  return {
    size: found.isFile() ? found.size : undefined,
    async read() {
      const { bytesRead } = await file.read(next, 0, CHUNK, null)
      const bytes = next.subarray(0, bytesRead)
      ;[next, other] = [other, next]
      return bytesRead === 0 ? undefined : bytes
    },
    close: () => file.close(),
  }
}

/** Writes everything into a stream. Reads ahead while the stream works, but does not wait for bytes once it fails. */
export async function pump(source: InputFile, into: WritableStream<Uint8Array>): Promise<void> {
  const writer = into.getWriter()
  try {
    for (let bytes = await source.read(); bytes !== undefined; ) {
      const written = writer.write(bytes)
      const next = source.read()
      next.catch(() => undefined)
      await written
      bytes = await next
    }
    await writer.close()
  } catch (error) {
    await writer.abort(error).catch(() => undefined)
    throw error
  } finally {
    await source.close()
  }
}

/** Returns a stream that reads on demand. Its reader must not keep chunks, as their buffers are reused. */
export function streamOf(source: InputFile): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const bytes = await source.read()
        if (bytes !== undefined) return controller.enqueue(bytes)
        controller.close()
        await source.close()
      },
      cancel: () => source.close(),
    },
    { highWaterMark: 0 },
  )
}

/** Yields the chunks of a file and closes it. */
export async function* chunksOf(source: InputFile): AsyncGenerator<Uint8Array> {
  try {
    for (let bytes = await source.read(); bytes !== undefined; bytes = await source.read()) yield bytes
  } finally {
    await source.close()
  }
}

/** Reads a document, or its beginning: stops after the chunk that exceeds the limit. That suffices for `too_large`. */
export async function readDocument(path: string, most = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const bytes of chunksOf(await openSource(path))) {
    chunks.push(bytes.slice())
    length += bytes.length
    if (length > most) break
  }
  return Buffer.concat(chunks)
}
