/**
 * Bytes as printable ASCII that compresses nearly as well as the bytes themselves, where base64 costs a
 * third more: each byte keeps a character of its own, so a compressor sees the same patterns. The 88 most
 * frequent bytes become one character, the others two. js/loaders/ascii.ts reads it.
 */

/** Every printable character but those that a string literal or a template would have to escape. */
const ALPHABET = Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n)).filter((c) => !"'\\$`".includes(c))
const SINGLES = 88
/** How many bytes follow each of the three prefixes. */
const BEHIND_PREFIX = 56

/** The text, and which bytes have a character of their own: a bit each, in hexadecimal digits. */
export function toAscii(bytes) {
  const counts = new Array(256).fill(0)
  for (const byte of bytes) counts[byte]++
  const byFrequency = [...counts.keys()].sort((a, b) => counts[b] - counts[a] || a - b)
  const frequent = new Set(byFrequency.slice(0, SINGLES))
  const all = [...counts.keys()]
  const singles = all.filter((byte) => frequent.has(byte))
  const doubles = all.filter((byte) => !frequent.has(byte))
  const codes = new Array(256)
  for (const [n, byte] of singles.entries()) codes[byte] = ALPHABET[n]
  for (const [n, byte] of doubles.entries()) {
    codes[byte] = ALPHABET[SINGLES + Math.floor(n / BEHIND_PREFIX)] + ALPHABET[n % BEHIND_PREFIX]
  }
  const digits = Array.from({ length: 64 }, (_, n) =>
    [0, 1, 2, 3].reduce((digit, bit) => digit | (frequent.has(4 * n + bit) ? 1 << bit : 0), 0).toString(16),
  )
  return { text: Array.from(bytes, (byte) => codes[byte]).join(''), frequent: digits.join('') }
}
