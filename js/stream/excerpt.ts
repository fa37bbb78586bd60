/** The place and the exact text of a document, for lists of documents. */
const decoder = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The place of a document in its archive. */
export interface DocumentPlace {
  /** The line of its first byte, from 1. */
  line: number
  /** The offset of its first byte, in bytes from 0. */
  offset: number
}

/** The text of a document. In base64 if it is not UTF-8. Only its length in bytes if it exceeds `limits.bytes`. */
export type Excerpt = { document: string } | { base64: string } | { length: number }

export function excerptOf(bytes: Uint8Array, most: number): Excerpt {
  if (bytes.length > most) return { length: bytes.length }
  try {
    return { document: decoder.decode(bytes) }
  } catch {
    return { base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) }
  }
}
