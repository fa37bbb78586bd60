/**
 * Names that all have the same value under a hash function. A hash table without a fallback needs quadratic time for
 * them. Pairs of blocks that lead from one state of the hash to the same next state are found by trial; a chain of n
 * such pairs makes 2ⁿ names.
 */
import { seeded } from './random.mjs'

const fnv1a = { start: 0x811c9dc5, step: (state, unit) => Math.imul(state ^ unit, 0x01000193) >>> 0 }

/** The hash of Java's String.hashCode and of many hand-written tables. */
const times31 = { start: 0, step: (state, unit) => (Math.imul(state, 31) + unit) >>> 0 }

export const HASHES = { 'FNV-1a': fnv1a, '31·h + c': times31 }

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BLOCK = 6

/** Finds two blocks that lead the hash from `state` to the same next state. */
function pairFrom(state, { step }, random) {
  const seen = new Map()
  for (;;) {
    const block = Array.from({ length: BLOCK }, () => random.pick(LETTERS)).join('')
    const next = Array.from(block, (letter) => letter.charCodeAt(0)).reduce(step, state)
    const other = seen.get(next)
    if (other !== undefined && other !== block) return { pair: [other, block], next }
    seen.set(next, block)
  }
}

/** @param {number} count  @param {typeof fnv1a} hash */
export function collidingNames(count, hash) {
  const random = seeded(31)
  const pairs = []
  for (let state = hash.start; 2 ** pairs.length < count; ) {
    const { pair, next } = pairFrom(state, hash, random)
    pairs.push(pair)
    state = next
  }
  return Array.from({ length: count }, (_, bits) => pairs.map((pair, at) => pair[(bits >> at) & 1]).join(''))
}
