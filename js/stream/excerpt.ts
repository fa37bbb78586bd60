/** A document as it is listed: its place and its exact text. */
const decoder = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Where a document is in its archive. */
export interface DocumentPlace {
  /** The line where it begins, from 1. */
  line: number
  /** The offset of its first byte, from 0. */
  offset: number
}

/** The text of a document: as base64 where it is not UTF-8, and its length alone where it is over the limit. */
export type Excerpt = { document: string } | { base64: string } | { length: number }

export function excerptOf(bytes: Uint8Array, most: number): Excerpt {
  if (bytes.length > most) return { length: bytes.length }
  try {
    return { document: decoder.decode(bytes) }
  } catch {
    return { base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) }
  }
}
