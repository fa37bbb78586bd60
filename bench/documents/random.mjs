/** Random choices with a seed, so that every run measures the same documents. */
import { Random } from '../../tests/differential/random.mjs'

/**
 * @param {number} seed
 * @returns {{ below(n: number): number, pick<T>(list: T[]): T, letters(n: number): string, digits(n: number): string }}
 */
export function seeded(seed) {
  const numbers = new Random(seed)
  const below = (n) => Math.floor(numbers.fraction() * n)
  const from = (alphabet) => (n) => Array.from({ length: n }, () => alphabet[below(alphabet.length)]).join('')
  return {
    below,
    pick: (list) => list[below(list.length)],
    letters: from('abcdefghijklmnopqrstuvwxyz'),
    digits: from('0123456789'),
  }
}
