/** Computes the key by which a repeated delivery of an update is recognised. */
import { firstMembers, laterMembers, requiredMembers } from '../generated/edge.js'
import { isPlainRecord } from '../option_reader.js'
import { typeOf } from '../tag.js'

/** Matches strings and numbers of a JSON text. */
const SCALARS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g

/**
 * Returns a key for an update: a SHA-256 hash as 64 hexadecimal digits. It covers the fields that the API
 * documentation lists, in any order and with any white space between them. It ignores headers and all other fields at the
 * top level, which may differ between deliveries. Numbers keep their digits, however many they have.
 *
 * Updates with the same key have the same content, so a forged update can't stand in for another one. Rejects with a
 * `TypeError` for anything but the body of an update.
 *
 * @example
 * ```ts
 * import { updateKey } from 'order-contract/edge'
 *
 * const first = await updateKey('{"product_code":"P-1","timestamp":"2024-02-05T10:00:00.000000","new_state":{"id":1}}')
 * const again = await updateKey('{"new_state": {"id": 1}, "timestamp": "2024-02-05T10:00:00.000000", "product_code": "P-1"}')
 * const other = await updateKey('{"product_code":"P-1","timestamp":"2024-02-05T10:00:00.000000","new_state":{"id":2}}')
 * if (first.length !== 64 || first !== again || first === other) throw new Error('not a key')
 * ```
 */
export async function updateKey(body: string | Uint8Array): Promise<string> {
  const isBody = typeof body === 'string' || (body as unknown) instanceof Uint8Array
  const update = isBody ? tagged(body) : undefined
  if (isPlainRecord(update) && isComplete(update)) return keyOf(update)
  const found = isBody ? 'another text' : typeOf(body)
  throw new TypeError(`updateKey must be given the body of an update, as text or bytes, not ${found}`)
}

/** Returns the key of a body that a receiver accepts. By its options, the body may lack members or be no object. */
export async function keyOfAccepted(body: Uint8Array): Promise<string> {
  return keyOf(tagged(body))
}

async function keyOf(update: unknown): Promise<string> {
  const text = JSON.stringify(isPlainRecord(update) ? valuesOf(update) : { update }, inOrder)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Later members count only if present, so that a new version keeps the keys of all updates without them. */
function valuesOf(update: Record<string, unknown>): unknown[] {
  const later = laterMembers.filter((name) => Object.hasOwn(update, `s${name}`))
  return [...firstMembers.map((name) => update[`s${name}`] ?? null), ...later.map((name) => [name, update[`s${name}`]])]
}

/** Reads JSON, or returns undefined for another text. Each string and name is tagged, and each number is a tagged string of its digits. */
function tagged(body: string | Uint8Array): unknown {
  try {
    const text = typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body)
    JSON.parse(text)
    return JSON.parse(text.replace(SCALARS, (scalar) => (scalar[0] === '"' ? `"s${scalar.slice(1)}` : `"n${scalar}"`)))
  } catch {
    return undefined
  }
}

/** Whether an update has all members that some version requires. */
function isComplete(update: Record<string, unknown>): boolean {
  return requiredMembers.some((names) => names.every((name) => Object.hasOwn(update, `s${name}`)))
}

/** Sorts the members of an object, so that their order in the text does not matter. */
function inOrder(_name: string, value: unknown): unknown {
  if (!isPlainRecord(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
