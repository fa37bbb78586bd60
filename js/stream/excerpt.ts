/** The place and the exact text of a document, for lists of documents. */

/** The place of a document in its archive. */
export interface DocumentPlace {
  /** Its line, from 1. */
  line: number
  /** The offset of its first byte, in bytes from 0. */
  offset: number
}

/** The text of a document. In base64 if it is not UTF-8. Only its length in bytes if it exceeds `limits.bytes`. */
export type Excerpt = { document: string } | { base64: string } | { length: number }

/** How many bytes are encoded at once, so that a long document is not in memory several times. Base64 takes three bytes at a time. */
const PIECE = 3 << 14

/** Yields the JSON text of an excerpt's member, in pieces. */
export function* excerptOf(bytes: Uint8Array, most: number): Iterable<string> {
  if (bytes.length > most) yield lengthOf(bytes.length)
  else if (isUtf8(bytes)) yield* member('document', textsOf(bytes))
  else yield* member('base64', base64Of(bytes))
}

/** Returns the excerpt's member of a document that was not kept. */
export function lengthOf(length: number): string {
  return `"length":${length}`
}

function* member(name: string, texts: Iterable<string>): Iterable<string> {
  yield `"${name}":"`
  yield* texts
  yield '"'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    for (const _ of decoded(bytes));
    return true
  } catch {
    return false
  }
}

/** Yields the text as it stands in a string of JSON. */
function* textsOf(bytes: Uint8Array): Iterable<string> {
  for (const text of decoded(bytes)) yield JSON.stringify(text).slice(1, -1)
}

function* decoded(bytes: Uint8Array): Iterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  for (const piece of piecesOf(bytes)) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

function* base64Of(bytes: Uint8Array): Iterable<string> {
  for (const piece of piecesOf(bytes)) yield btoa(String.fromCharCode(...piece))
}

function* piecesOf(bytes: Uint8Array): Iterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
}
