/** A small seeded generator (mulberry32), so that every run measures the same documents. */

/**
 * @param {number} seed
 * @returns {{ below(n: number): number, pick<T>(list: T[]): T, letters(n: number): string, digits(n: number): string }}
 */
export function seeded(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (n) => Math.floor(next() * n)
  const from = (alphabet) => (n) => Array.from({ length: n }, () => alphabet[below(alphabet.length)]).join('')
  return {
    below,
    pick: (list) => list[below(list.length)],
    letters: from('abcdefghijklmnopqrstuvwxyz'),
    digits: from('0123456789'),
  }
}
