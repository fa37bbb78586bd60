/** Reads input files, and standard input for `-`. A file whose name ends in `.gz` is decompressed. */
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { failing } from './errors.js'

const CHUNK = 1 << 20

/** Returns whether a file is compressed with gzip, by its name. */
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
  return path === '-' ? process.stdin : (await open(path)).createReadStream({ highWaterMark: CHUNK })
}

async function* contentOf(path: string, stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* isCompressed(path) ? decompressed(stream) : stream
  } catch (error) {
    failing('read', nameOf(path))(error)
  }
}

async function* decompressed(stream: Readable): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: CHUNK })
  // What fails destroys `gunzip`, so that reading it fails.
  pipeline(stream, gunzip).catch(() => undefined)
  yield* gunzip
  // Of no or one byte, Node makes an empty text.
  if (gunzip.bytesWritten < 2) throw new Error('unexpected end of file')
}
