/** Encodes text, numbers and strings as the core reads them. */
import { ABSENT } from '../generated/layout.js'

let encoder: TextEncoder | undefined

/** Made when it is first used: not every environment that imports the package has one. */
export function utf8(): TextEncoder {
  encoder ??= new TextEncoder()
  return encoder
}

let decoder: TextDecoder | undefined

/** Reads UTF-8, of which a byte order mark is a part. */
export function decoded(bytes: Uint8Array): string {
  decoder ??= new TextDecoder('utf-8', { ignoreBOM: true })
  return decoder.decode(bytes)
}

export function writeNumber(value: number, into: Uint8Array, at: number): void {
  for (let i = 0; i < 4; i++) into[at + i] = value >>> (8 * i)
}

/** Encodes strings: each after its length in bytes, or `ABSENT` for undefined. Leaves room `before` and `behind` them. */
export function headOf(strings: readonly (string | undefined)[], before = 0, behind = 0): Uint8Array {
  const encoded = strings.map((string) => (string === undefined ? undefined : utf8().encode(string)))
  const head = new Uint8Array(encoded.reduce((sum, bytes) => sum + 4 + (bytes?.length ?? 0), before + behind))
  let at = before
  for (const bytes of encoded) {
    writeNumber(bytes?.length ?? ABSENT, head, at)
    head.set(bytes ?? [], at + 4)
    at += 4 + (bytes?.length ?? 0)
  }
  return head
}
