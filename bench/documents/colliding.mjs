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

/** The hash by which the core tells many names apart first (src/text/names.rs): eight letters at a time. */
const words = { start: 0n, pairFrom: pairOfWords }

export const HASHES = { 'FNV-1a': fnv1a, '31·h + c': times31, "the core's hash": words }

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

const MIXER = 0x9e3779b97f4a7c15n
const wordOf = (letters) => new DataView(new TextEncoder().encode(letters).buffer).getBigUint64(0, true)

function mixed(state, letters) {
  const product = BigInt.asUintN(64, (state ^ wordOf(letters)) * MIXER)
  return BigInt.asUintN(64, (product << 32n) | (product >> 32n))
}

/** Finds two pairs of words that do the same: the second words make up for the difference of the first. */
function pairOfWords(state, _, random) {
  for (;;) {
    const first = [0, 1].map(() => Array.from({ length: 8 }, () => random.pick(LETTERS)).join(''))
    const [one, other] = first.map((letters) => mixed(state, letters))
    const second = lettersThatDiffer(one ^ other)
    if (second === undefined || one === other) continue
    return { pair: first.map((letters, at) => letters + second[at]), next: mixed(one, second[0]) }
  }
}

/** Returns two words of letters that differ by given bits, if there are any. */
function lettersThatDiffer(bits) {
  const words = ['', '']
  for (let at = 0n; at < 64n; at += 8n) {
    const difference = Number((bits >> at) & 0xffn)
    const differing = (letter) => String.fromCharCode(letter.charCodeAt(0) ^ difference)
    const letter = Array.from(LETTERS).find((letter) => LETTERS.includes(differing(letter)))
    if (letter === undefined) return undefined
    words[0] += letter
    words[1] += differing(letter)
  }
  return words
}

/** @param {number} count  @param {{ start: unknown, pairFrom?: typeof pairFrom }} hash */
export function collidingNames(count, hash) {
  const random = seeded(31)
  const pairs = []
  const find = hash.pairFrom ?? pairFrom
  for (let state = hash.start; 2 ** pairs.length < count; ) {
    const { pair, next } = find(state, hash, random)
    pairs.push(pair)
    state = next
  }
  return Array.from({ length: count }, (_, bits) => pairs.map((pair, at) => pair[(bits >> at) & 1]).join(''))
}
