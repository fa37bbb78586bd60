/** Reads input files, and standard input for `-`. What begins as gzip does is decompressed. */
import { fstatSync, open as openWithCallback } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import { isBlank } from '../stream/documents_in.js'
import { failure, IoError } from './errors.js'

/** The descriptor of standard input. */
export const STDIN = 0

const openDescriptor = promisify(openWithCallback)

/** The number of bytes to read at once. */
const CHUNK = 1 << 20

/** Returns the name of a file for messages. */
export function nameOf(path: string): string {
  return path === '-' ? 'standard input' : path
}

/** A file that is open for reading. */
export class Input {
  /** The length in bytes, if it is known. */
  readonly size: number | undefined
  readonly #path: string
  readonly #stream: Readable

  constructor(path: string, stream: Readable, size?: number) {
    this.size = size
    this.#path = path
    this.#stream = stream
  }

  /** Yields the content. `check` gets its beginning first, and throws to refuse the file. */
  async *chunks(check?: (first: Uint8Array) => void): AsyncGenerator<Uint8Array> {
    const content = this.#content()
    try {
      if (check === undefined) yield* content
      else {
        // A pipe can begin with a single byte or a blank line.
        const first = await beginningOf(content, (bytes) => bytes.length >= 2 && !bytes.every(isBlank))
        check(first)
        yield first
        yield* content
      }
    } finally {
      this.close()
    }
  }

  close(): void {
    this.#stream.destroy()
  }

  async *#content(): AsyncGenerator<Uint8Array> {
    try {
      const chunks = this.#stream[Symbol.asyncIterator]()
      const first = await beginningOf(chunks, (bytes) => bytes.length >= 2)
      if (/\.gz$/i.test(this.#path) && first.length < 2) throw failure('Z_BUF_ERROR')
      const all = joined(first, chunks)
      yield* isGzip(first) ? decompressed(all) : all
    } catch (error) {
      throw new IoError('read', nameOf(this.#path), error)
    }
  }
}

/** Opens a file. Its errors are IoErrors. */
export async function openInput(path: string): Promise<Input> {
  try {
    return path === '-' ? new Input(path, standardInput()) : await openFile(path)
  } catch (error) {
    throw new IoError('read', nameOf(path), error)
  }
}

async function openFile(path: string): Promise<Input> {
  const found = await stat(path)
  // A file's reads can't be cancelled: the process would wait for the writer of a named pipe even if it fails.
  if (found.isFIFO())
    return new Input(path, new Socket({ fd: await openDescriptor(path, 'r'), readable: true, writable: false }))
  const stream = (await open(path)).createReadStream({ highWaterMark: CHUNK })
  return new Input(path, stream, found.isFile() ? found.size : undefined)
}

function standardInput(): Readable {
  // Node reads a folder as if it were empty.
  if (fstatSync(STDIN).isDirectory()) throw failure('EISDIR')
  return process.stdin
}

/** Returns whether a file begins as gzip does. No document begins so. */
function isGzip(first: Uint8Array): boolean {
  return first[0] === 0x1f && first[1] === 0x8b
}

async function* decompressed(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: CHUNK })
  // What fails destroys `gunzip`, so that reading it fails. It ends before the content if zeros follow the last member.
  pipeline(Readable.from(content, { objectMode: false }), gunzip).catch(() => undefined)
  yield* gunzip
}

/** Reads until there is enough, or a chunk. */
async function beginningOf(
  chunks: AsyncIterator<Uint8Array>,
  isEnough: (bytes: Uint8Array) => boolean,
): Promise<Uint8Array> {
  let first: Uint8Array = new Uint8Array(0)
  while (first.length < CHUNK && !isEnough(first)) {
    const { done, value } = await chunks.next()
    if (done) break
    first = first.length === 0 ? value : Buffer.concat([first, value])
  }
  return first
}

async function* joined(first: Uint8Array, rest: AsyncIterableIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first
  yield* rest
}

/** Reads a document, or its beginning: stops behind the limit. That suffices for `too_large`. */
export async function readDocument(path: string, most = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const bytes of (await openInput(path)).chunks()) {
    chunks.push(bytes)
    length += bytes.length
    if (length > most) break
  }
  return Buffer.concat(chunks)
}
