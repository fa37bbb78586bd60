/**
 * Lanes A, B, E and F: every contestant answers one question about a document. A lane defines the form of the input
 * and how each contestant answers: 1 for valid, 2 for invalid. Ours gets options in each call, as people write them.
 */
import { mistaken } from '../documents/broken.mjs'
import { generated } from '../documents/generate.mjs'
import { judgedTogether } from '../documents/judged.mjs'
import { samples } from '../documents/samples.mjs'
import * as ataNative from '../peers/ata-native.mjs'
import { made } from '../peers/made.mjs'
import { ours } from '../peers/package.mjs'

const encoder = new TextEncoder()
const toBytes = (text) => encoder.encode(text)

/** An error of JSON.parse is a verdict, too. */
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

/** The common and faster way: invalid bytes become U+FFFD, and a byte order mark is dropped. */
const decoded = decoding(new TextDecoder())

/** As strict as ours, and several times slower in some engines. It is published, but no goal depends on it. */
const decodedStrictly = decoding(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }))

const ask = (check) => ({ check: (input) => (check(input) ? 1 : 2) })

/** A peer's verdict on an object. */
const verdict = async (peer, shape, mode = 'verdict') => (await made(peer))[mode](shape)

const verdictOfOurs = ({ shape }) =>
  ours(({ isValid }) => ask((input) => isValid(shape, input, { version: '2024-02-05' })))

async function fromBytes({ shape }) {
  const [ajv, ata] = await Promise.all([verdict('ajv', shape), verdict('ata', shape)])
  const native = ataNative.verdict(shape)
  return [
    await verdictOfOurs({ shape }),
    { name: 'Ajv', ...ask((bytes) => ajv(decoded(bytes))) },
    { name: 'Ajv, fatal decoder', ...ask((bytes) => ajv(decodedStrictly(bytes))) },
    { name: 'ata-validator', ...ask((bytes) => ata(decoded(bytes))) },
    ...(native ? [{ name: 'ata-validator, native', ...ask(native) }] : []),
  ]
}

async function fromText({ shape }) {
  const [ajv, ata] = await Promise.all([verdict('ajv', shape), verdict('ata', shape)])
  return [
    await verdictOfOurs({ shape }),
    { name: 'Ajv', ...ask((text) => ajv(parsed(text))) },
    { name: 'ata-validator', ...ask((text) => ata(parsed(text))) },
  ]
}

const fromObject = async ({ shape }) => [
  await verdictOfOurs({ shape }),
  { name: 'Valibot', ...ask(await verdict('valibot', shape)) },
  { name: 'Zod', ...ask(await verdict('zod', shape)) },
  { name: 'Zod compiled', ...ask(await verdict('zod', shape, 'compiledVerdict')) },
  { name: 'ata-validator', ...ask(await verdict('ata', shape)) },
  { name: 'Ajv', ...ask(await verdict('ajv', shape)) },
]

async function toValue({ shape }) {
  const ajv = await verdict('ajv', shape)
  const parsing = ({ parse }) =>
    ask((bytes) => {
      const result = parse(shape, bytes, { version: '2024-02-05' })
      return result.ok && result.value !== undefined
    })
  const byAjv = ask((bytes) => {
    const value = decoded(bytes)
    return ajv(value) && value !== undefined
  })
  return [await ours(parsing), { name: 'Ajv', ...byAjv }]
}

const same = (text) => text

const valid = () => [...samples(), ...generated()]
const validAndBroken = () => [...valid(), ...mistaken(), ...judgedTogether()]

/**
 * @typedef {object} Lane
 * @property {() => import('../documents/generate.mjs').Kind[]} documents
 * @property {(text: string) => any} input
 * @property {(document: { shape: string }) => Promise<import('../method/measure.mjs').Contestant[]>} contestants
 */

/** @type {Record<string, Lane>} */
export const verdictLanes = {
  A: { documents: validAndBroken, input: toBytes, contestants: fromBytes },
  B: { documents: validAndBroken, input: same, contestants: fromText },
  E: { documents: valid, input: JSON.parse, contestants: fromObject },
  F: { documents: valid, input: toBytes, contestants: toValue },
}
