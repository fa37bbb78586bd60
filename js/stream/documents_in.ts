/** Iterates over the documents of an archive, one per line. */
import type { DocumentPlace } from './excerpt.js'
import { type Batch, LF, type Part } from './framing.js'
import { Lines } from './lines.js'

/** A document with its place. `bytes` is undefined if the document is longer than the limit. */
interface PlacedDocument extends DocumentPlace {
  bytes: Uint8Array | undefined
}

/** Yields the documents without blank lines, unless those exceed the limit. The bytes of one are valid until the next one is requested. */
export async function* documentsIn(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<PlacedDocument> {
  const lines = new Lines(most)
  let line = 1
  const documentsOf = function* (parts: Iterable<Part>): Generator<PlacedDocument> {
    for (const part of parts) {
      if (part.kind === 'long') yield { line: line++, offset: part.offset, bytes: undefined }
      if (part.kind !== 'batch') continue
      for (const { offset, bytes } of linesOf(part)) {
        if (bytes.length > most || !bytes.every(isBlank)) yield { line, offset, bytes }
        line++
      }
    }
  }
  for await (const chunk of chunks) yield* documentsOf(lines.push(chunk))
  yield* documentsOf(lines.end())
}

function* linesOf({ bytes, offset }: Batch): Generator<{ offset: number; bytes: Uint8Array }> {
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(LF, at)
    const next = end < 0 ? bytes.length : end
    yield { offset: offset + at, bytes: bytes.subarray(at, next) }
    at = next + 1
  }
}

/** Returns whether the core treats a byte as white space: form feeds are included. */
export function isBlank(byte: number): boolean {
  return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d && byte !== 0x0b)
}
