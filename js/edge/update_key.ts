/** Computes the key by which a repeated delivery of an update is recognised. */
import { write } from '../check/document.js'
import { checkCore } from '../cores/check.js'
import { firstMembers, laterMembers, requiredMembers } from '../generated/edge.js'
import { REPORT_FLAGS, REPORT_TEXT, REPORT_TEXT_LENGTH } from '../generated/layout.js'
import { headOf } from '../input/encoding.js'
import { isRefusal } from '../input/input.js'
import { mustBe } from '../input/tag.js'
import { MOST_BYTES } from '../options/table.js'

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
  const content = isBody ? contentOf(body) : undefined
  // All members that some version requires.
  if (content && requiredMembers.some((names) => names.every(content.has))) return hashOf(content.bytes)
  throw mustBe(
    'the argument of updateKey',
    'the body of an update, as text or bytes',
    body,
    isBody ? 'another text' : undefined,
  )
}

/** Returns the key of a body that a receiver accepts. By its options, the body may lack members or be no object. */
export async function keyOfAccepted(body: Uint8Array): Promise<string> {
  const content = contentOf(body)
  if (content === undefined) throw new Error('the body of an accepted update could not be read again')
  return hashOf(content.bytes)
}

const MEMBERS: readonly string[] = /* @__PURE__ */ [firstMembers, laterMembers].flat()

/** Returns the bytes of a body in one form, whatever its spelling, and which members it has, or undefined if it can't be read. */
function contentOf(body: string | Uint8Array) {
  const names = headOf(MEMBERS)
  const length = write(checkCore, body, { bytes: names, limits: { bytes: MOST_BYTES } })
  if (isRefusal(length)) return undefined
  const address = checkCore.call((core) => core.write_key(length, names.length, firstMembers.length)) >>> 2
  if (address === 0) return undefined
  const word = (index: number) => checkCore.memoryNumbers()[address + index] as number
  const present = word(REPORT_FLAGS)
  return {
    // A copy, because the hash is computed later.
    bytes: checkCore.viewAt(word(REPORT_TEXT), word(REPORT_TEXT_LENGTH)).slice(),
    has: (name: string) => ((present >>> MEMBERS.indexOf(name)) & 1) === 1,
  }
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
