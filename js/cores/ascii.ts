/** Decodes bytes that are written as printable ASCII. scripts/lib/ascii.mjs encodes them and explains the format. */

const SINGLES = 88
const BEHIND_PREFIX = 56
const ALPHABET = 'abcdefghijkur]yxolstqpvwznGm;<=(&%TF*J>?EIHKR .)19ZDLMQV,+YON^P_WX0/U~S|}#![56{@:C-"AB24378'

/** Decodes a text. `frequent` has a bit for each byte value that is written as a single character. */
export function fromAscii(text: string, frequent: string): Uint8Array<ArrayBuffer> {
  const singles: number[] = []
  const doubles: number[] = []
  for (let byte = 0; byte < 256; byte++) {
    const isSingle = (Number.parseInt(frequent.charAt(byte >> 2), 16) >> (byte & 3)) & 1
    ;(isSingle ? singles : doubles).push(byte)
  }
  const places = new Uint8Array(128)
  for (let place = 0; place < ALPHABET.length; place++) places[ALPHABET.charCodeAt(place)] = place
  const bytes = new Uint8Array(text.length)
  let length = 0
  for (let at = 0; at < text.length; at++) {
    const place = places[text.charCodeAt(at)] as number
    const byte =
      place < SINGLES
        ? singles[place]
        : doubles[(place - SINGLES) * BEHIND_PREFIX + (places[text.charCodeAt(++at)] as number)]
    bytes[length++] = byte as number
  }
  return bytes.slice(0, length)
}
