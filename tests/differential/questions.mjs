/**
 * The questions for every side: a shape, an input, options, and options to convert it. The native program and the
 * native tests make them.
 */

/** Returns a question as the package is asked: `bytes` if the input is not text. */
export function questionOf({ hex, ...question }) {
  if (hex === undefined) return question
  return { ...question, bytes: Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)) }
}
