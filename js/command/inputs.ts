/** Reads input files, and standard input for `-`. What begins as gzip does is decompressed. */
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { failing } from './errors.js'

const CHUNK = 1 << 20

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
    yield* decompressed(stream, /\.gz$/i.test(path))
  } catch (error) {
    failing('read', nameOf(path))(error)
  }
}

/** Yields the content of a stream. One that has to be gzip is not empty. */
async function* decompressed(stream: Readable, isGzip: boolean): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterableIterator<Uint8Array> = stream[Symbol.asyncIterator]()
  let first: Uint8Array = new Uint8Array(0)
  // The two bytes that tell gzip, or more. No document begins so.
  while (first.length < 2) {
    const { done, value } = await chunks.next()
    if (done) break
    first = Buffer.concat([first, value])
  }
  if (isGzip && first.length < 2) throw new Error('unexpected end of file')
  const content = async function* () {
    if (first.length > 0) yield first
    yield* chunks
  }
  if (first[0] !== 0x1f || first[1] !== 0x8b) return yield* content()
  const gunzip = createGunzip({ chunkSize: CHUNK })
  // What fails destroys `gunzip`, so that reading it fails. It ends before the content if zeros follow the last member.
  pipeline(Readable.from(content(), { objectMode: false }), gunzip).catch(() => undefined)
  yield* gunzip
}
