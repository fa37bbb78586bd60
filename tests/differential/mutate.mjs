/**
 * Changes bytes of a text, as a broken connection or a careless edit would.
 */
const TELLING = [...'"\\{}[],:0-+.eEtfnu \n\t\r\0\x1f/'].map((letter) => letter.charCodeAt(0))
const BYTES = [...TELLING, 0x7f, 0x80, 0xc3, 0xed, 0xef, 0xf0, 0xff]
const PIECES = [
  '\\ud83d',
  '\\ude00',
  '\\u0000',
  '\\x',
  '\ufeff',
  'é',
  '😀',
  '//',
  '/**/',
  "'",
  'NaN',
  '01',
  '1.',
  '-',
  '{}',
  '[]',
  'null',
]
const encoder = new TextEncoder()

/** Makes one to three changes to a text. Returns bytes, which may not be UTF-8. */
export function mutate(random, text) {
  let bytes = [...encoder.encode(text)]
  for (let changes = 1 + random.below(3); changes > 0; changes--) {
    const at = random.below(bytes.length + 1)
    switch (random.below(6)) {
      case 0:
        bytes.splice(at, 0, random.of(BYTES))
        break
      case 1:
        bytes.splice(at, 1)
        break
      case 2:
        if (at < bytes.length) bytes[at] = random.of(BYTES)
        break
      case 3:
        bytes = bytes.slice(0, at)
        break
      case 4:
        bytes.splice(at, 0, ...encoder.encode(random.of(PIECES)))
        break
      default: {
        // Repeats a piece.
        const from = random.below(bytes.length + 1)
        bytes.splice(at, 0, ...bytes.slice(from, from + random.below(20)))
      }
    }
  }
  return Uint8Array.from(bytes)
}
