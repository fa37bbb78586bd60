/**
 * Finds lone surrogates: halves of characters, which UTF-8 can't express and encoders silently replace.
 * The core reports them.
 */

const LONE = /[\ud800-\udfff]/u

/** Returns the index of the first lone surrogate, or -1. */
export function loneSurrogateAt(text: string): number {
  if (typeof text.isWellFormed === 'function' && text.isWellFormed()) return -1
  return text.search(LONE)
}
