/**
 * Names chosen against a hash: all of them have the same value under it. Such a set costs a table without a fallback
 * the square of its size. Two blocks that lead from one state of the hash to the same next one are found by trying;
 * a chain of n such pairs makes 2ⁿ names.
 */
import { seeded } from './random.mjs'

const fnv1a = { start: 0x811c9dc5, step: (state, unit) => Math.imul(state ^ unit, 0x01000193) >>> 0 }

/** As in Java's String.hashCode and many tables written by hand. */
const times31 = { start: 0, step: (state, unit) => (Math.imul(state, 31) + unit) >>> 0 }

export const HASHES = { 'FNV-1a': fnv1a, '31·h + c': times31 }

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BLOCK = 6

/** Two blocks with which the hash goes from `state` to one next state. */
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
