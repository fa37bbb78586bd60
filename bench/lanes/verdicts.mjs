/**
 * Lanes A, B, E and F: one question about a valid document, asked of every contestant. A lane says what an input
 * looks like and how each contestant answers 1 for "valid".
 */
import { generated } from '../documents/generate.mjs'
import { samples } from '../documents/samples.mjs'
import { made } from '../peers/made.mjs'
import { load } from '../peers/package.mjs'

const encoder = new TextEncoder()
const toBytes = (text) => encoder.encode(text)

/** What JSON.parse refuses is an answer too. */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @param {TextDecoder} decoder */
const decoding = (decoder) => (bytes) => {
  try {
    return JSON.parse(decoder.decode(bytes))
  } catch {
    return undefined
  }
}

/** What everybody writes, and the quicker one: bad bytes become U+FFFD, a byte order mark is swallowed. */
const decoded = decoding(new TextDecoder())

/** As strict as ours, and in some engines several times slower: published, but no goal leans on it. */
const decodedStrictly = decoding(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }))

const ask = (check) => (input) => (check(input) ? 1 : 0)

async function fromBytes(shape) {
  const [{ isValid }, ajv] = await Promise.all([load(), made('ajv')])
  const check = ajv.verdict(shape)
  return [
    { name: 'order-contract', check: ask((bytes) => isValid(shape, bytes)) },
    { name: 'Ajv', check: ask((bytes) => check(decoded(bytes))) },
    { name: 'Ajv, fatal decoder', check: ask((bytes) => check(decodedStrictly(bytes))) },
  ]
}

async function fromText(shape) {
  const [{ isValid }, ajv] = await Promise.all([load(), made('ajv')])
  const check = ajv.verdict(shape)
  return [
    { name: 'order-contract', check: ask((text) => isValid(shape, text)) },
    { name: 'Ajv', check: ask((text) => check(parsed(text))) },
  ]
}

async function fromObject(shape) {
  const [{ isValid }, ...peers] = await Promise.all([load(), ...['valibot', 'zod', 'ajv'].map(made)])
  const [valibot, zod, ajv] = peers.map((peer) => peer.verdict(shape))
  return [
    { name: 'order-contract', check: ask((value) => isValid(shape, value)) },
    { name: 'Valibot', check: ask(valibot) },
    { name: 'Zod', check: ask(zod) },
    { name: 'Ajv', check: ask(ajv) },
  ]
}

async function toValue(shape) {
  const [{ parse }, ajv] = await Promise.all([load(), made('ajv')])
  const check = ajv.verdict(shape)
  return [
    {
      name: 'order-contract',
      check: ask((bytes) => {
        const result = parse(shape, bytes)
        return result.ok && result.value !== undefined
      }),
    },
    {
      name: 'Ajv',
      check: ask((bytes) => {
        const value = decoded(bytes)
        return check(value) && value !== undefined
      }),
    },
  ]
}

const same = (text) => text

/** @type {Record<string, { title: string, input: (text: string) => any, contestants: (shape: string) => Promise<import('../method/measure.mjs').Contestant[]> }>} */
export const verdictLanes = {
  A: { title: 'bytes → verdict', input: toBytes, contestants: fromBytes },
  B: { title: 'string → verdict', input: same, contestants: fromText },
  E: { title: 'object → verdict', input: JSON.parse, contestants: fromObject },
  F: { title: 'bytes → typed value', input: toBytes, contestants: toValue },
}

/** What these lanes measure. */
export const documents = () => [...samples(), ...generated()]
