/** Reads input files, and standard input for `-`. A file whose name ends in `.gz` is decompressed. */
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { failing } from './errors.js'

const CHUNK = 1 << 20

export function isCompressed(path: string): boolean {
  return /\.gz$/i.test(path)
}

export function nameOf(path: string): string {
  return path === '-' ? 'standard input' : path
}

/** Opens a file. Returns its content. All errors are IoErrors. */
export async function openInput(path: string): Promise<AsyncIterable<Uint8Array>> {
  return contentOf(path, await opened(path).catch(failing('read', nameOf(path))))
}

/** Reads a document, or its beginning: stops behind the limit. That suffices for `too_large`. */
export async function readDocument(path: string, most = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const bytes of await openInput(path)) {
    chunks.push(bytes)
    length += bytes.length
    if (length > most) break
  }
  return Buffer.concat(chunks)
}

async function opened(path: string): Promise<Readable> {
  return path === '-' ? process.stdin : (await openFile(path)).createReadStream({ highWaterMark: CHUNK })
}

const openFiles = new Set<FileHandle>()

/** Opens a file, and keeps it from being collected as garbage: after a failure, Node would warn of a file that is open then. */
export async function openFile(path: string, flags?: string, mode?: number): Promise<FileHandle> {
  const file = await open(path, flags, mode)
  openFiles.add(file)
  return file
}

async function* contentOf(path: string, stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* isCompressed(path) ? decompressed(stream) : stream
  } catch (error) {
    failing('read', nameOf(path))(error)
  }
}

/** Yields the content of gzip data. Throws if it is cut off, or if anything but zeros follows its last member. */
async function* decompressed(stream: Readable): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: CHUNK })
  let length = 0
  let withoutPadding = 0
  stream.on('data', (bytes: Uint8Array) => {
    const used = lengthWithoutZeros(bytes)
    if (used > 0) withoutPadding = length + used
    length += bytes.length
  })
  stream.once('error', (error) => gunzip.destroy(error))
  try {
    yield* stream.pipe(gunzip)
    // At zeros behind a member, Node ends the content, and reads nothing more.
    await finished(stream.unpipe(gunzip).resume())
    if (gunzip.bytesWritten < withoutPadding) throw new Error('data follows the zeros behind gzip data')
    // Of no or one byte, Node makes an empty text.
    if (length < 2) throw new Error('unexpected end of file')
  } finally {
    stream.destroy()
  }
}

function lengthWithoutZeros(bytes: Uint8Array): number {
  let length = bytes.length
  while (length > 0 && bytes[length - 1] === 0) length--
  return length
}
