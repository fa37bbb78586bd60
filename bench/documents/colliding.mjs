/**
 * Names that all have the same value under a hash function. A hash table without a fallback needs quadratic time for
 * them. Pairs of blocks that lead from one state of the hash to the same next state are found by trial; a chain of n
 * such pairs makes 2ⁿ names.
 */
import { seeded } from './random.mjs'

const fnv1a = { start: 0x811c9dc5, step: (state, unit) => Math.imul(state ^ unit, 0x01000193) >>> 0 }

/** The hash of Java's String.hashCode and of many hand-written tables. */
const times31 = { start: 0, step: (state, unit) => (Math.imul(state, 31) + unit) >>> 0 }

const hashed = (text, { start, step }) => Array.from(text, (letter) => letter.charCodeAt(0)).reduce(step, start)

/**
 * The hash by which the core once counted the losses of members of `payout`: FNV-1a of the pattern of their pointers,
 * with the number of the reason.
 */
const patterns = { ...fnv1a, start: hashed('/items/*/payout/', { ...fnv1a, start: fnv1a.start ^ 10 }) }

export const HASHES = { 'FNV-1a': fnv1a, '31·h + c': times31 }

/** Names of up to 60,000 losses that cost the core quadratic time when it counted them in a hash table. */
export const namesOfLosses = (count) => collidingNames(count, patterns)

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** So short that 60,000 names have at most 64 bytes each: the core counts the losses of longer names together. */
const BLOCK = 4

/** Finds two blocks that lead the hash from `state` to the same next state. */
function pairFrom(state, { step }, random) {
  const seen = new Map()
  for (;;) {
    const block = Array.from({ length: BLOCK }, () => random.pick(LETTERS)).join('')
    const next = hashed(block, { start: state, step })
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
