/** Reads input files, and standard input for `-`. What begins as gzip does is decompressed. */
import { fstatSync, open as openWithCallback } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import { failure, IoError } from './errors.js'

/** The descriptor of standard input. */
const STDIN = 0
/** The number of bytes to read at once. */
const CHUNK = 1 << 20

const openDescriptor = promisify(openWithCallback)

/** A file that is open for reading. */
export interface Input {
  /** The length in bytes, if it is known. */
  size?: number | undefined
  /** The content. Its errors are IoErrors. */
  chunks: AsyncIterable<Uint8Array>
}

/** Returns the name of a file for messages. */
export function nameOf(path: string): string {
  return path === '-' ? 'standard input' : path
}

/** Opens a file. Its errors are IoErrors. */
export async function openInput(path: string): Promise<Input> {
  try {
    const { stream, size } = path === '-' ? standardInput() : await openFile(path)
    return { size, chunks: contentOf(path, stream) }
  } catch (error) {
    throw new IoError('read', nameOf(path), error)
  }
}

/** Reads a document, or its beginning: stops behind the limit. That suffices for `too_large`. */
export async function readDocument(path: string, most = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const bytes of (await openInput(path)).chunks) {
    chunks.push(bytes)
    length += bytes.length
    if (length > most) break
  }
  return Buffer.concat(chunks)
}

interface Opened {
  stream: Readable
  size?: number
}

function standardInput(): Opened {
  // Node reads a folder as if it were empty.
  if (fstatSync(STDIN).isDirectory()) throw failure('EISDIR')
  return { stream: process.stdin }
}

async function openFile(path: string): Promise<Opened> {
  const found = await stat(path)
  // A file's reads can't be cancelled: the process would wait for the writer of a named pipe even if it fails.
  if (found.isFIFO())
    return { stream: new Socket({ fd: await openDescriptor(path, 'r'), readable: true, writable: false }) }
  const stream = (await open(path)).createReadStream({ highWaterMark: CHUNK })
  return found.isFile() ? { stream, size: found.size } : { stream }
}

async function* contentOf(path: string, stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    const chunks = stream[Symbol.asyncIterator]()
    const first = await firstBytesOf(chunks)
    if (first.length < 2 && /\.gz$/i.test(path)) throw failure('Z_BUF_ERROR')
    const content = joined(first, chunks)
    yield* isGzip(first) ? decompressed(content) : content
  } catch (error) {
    throw new IoError('read', nameOf(path), error)
  }
}

/** Reads the two bytes that tell gzip, or more. */
async function firstBytesOf(chunks: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let first: Uint8Array = new Uint8Array(0)
  while (first.length < 2) {
    const { done, value } = await chunks.next()
    if (done) break
    first = first.length === 0 ? value : Buffer.concat([first, value])
  }
  return first
}

/** Returns whether a file begins as gzip does. No document begins so. */
function isGzip(first: Uint8Array): boolean {
  return first[0] === 0x1f && first[1] === 0x8b
}

async function* joined(first: Uint8Array, rest: AsyncIterableIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first
  yield* rest
}

async function* decompressed(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: CHUNK })
  // What fails destroys `gunzip`, so that reading it fails. It ends before the content if zeros follow the last member.
  pipeline(Readable.from(content, { objectMode: false }), gunzip).catch(() => undefined)
  yield* gunzip
}
