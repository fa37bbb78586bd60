/**
 * Encodes bytes as printable ASCII that compresses nearly as well as the bytes; base64 compresses a third worse.
 * Each byte value has a code of its own, so a compressor sees the same patterns. The 88 most frequent values are one
 * character, the others two. Files that are loaded together have one code: a compressor sees what they share.
 * js/cores/ascii.ts decodes it.
 */

/** The printable characters except those that a string literal or a template would have to escape. */
const ALPHABET = 'abcdefghijkur]yxolstqpvwznGm;<=(&%TF*J>?EIHKR .)19ZDLMQV,+YON^P_WX0/U~S|}#![56{@:C-"AB24378'
const SINGLES = 88
/** The number of byte values that share a prefix character. There are three prefixes. */
const BEHIND_PREFIX = 56

/** Returns the text of each file, and in hexadecimal digits a bit for each byte value that is a single character. */
export function toAscii(files) {
  const counts = new Array(256).fill(0)
  for (const byte of Buffer.concat(files)) counts[byte]++
  const all = [...counts.keys()]
  const frequent = new Set(all.toSorted((a, b) => counts[b] - counts[a] || a - b).slice(0, SINGLES))
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
  return { texts: files.map((bytes) => Array.from(bytes, (byte) => codes[byte]).join('')), frequent: digits.join('') }
}
