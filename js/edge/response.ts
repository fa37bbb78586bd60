/**
 * Checks that the caller's own code returned a `Response`.
 */
import { isRecord } from '../option_reader.js'
import { typeOf } from '../tag.js'

/** Throws a TypeError if a value is not a `Response`, for example because of a missing `return`. */
export function checkResponse(giver: string, value: unknown): asserts value is Response {
  if (isResponse(value)) return
  const advice = isRecord(value) && isResponse(value.response) ? ': return its `response`' : ''
  throw new TypeError(`${giver} must return a Response, not ${typeOf(value)}${advice}`)
}

/** Checks members and not the class, because runtimes and polyfills have classes of their own. */
function isResponse(value: unknown): value is Response {
  if (!isRecord(value)) return false
  const { status, headers } = value as Partial<Response>
  return typeof status === 'number' && typeof headers?.get === 'function'
}
