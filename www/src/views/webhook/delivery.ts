/** A delivery of the webhook as it is put together here, and the request that it is. */
import type { IncomingRequest } from 'order-contract/edge'
import { say } from '../../app/words.js'

export const METHODS = ['POST', 'PUT', 'GET'] as const

export type Method = (typeof METHODS)[number]

export const isMethod = (name: unknown): name is Method => METHODS.some((method) => method === name)

export interface Delivery {
  method: Method
  /** A line each. */
  headers: string
  /** The body. */
  text: string
}

export const JSON_HEADERS = 'content-type: application/json'

export type Built = { ok: true; request: IncomingRequest } | { ok: false; reason: string }

/** As much of a request as the receiver asks for: in Firefox a `Request` has no `body`. */
export function requestOf({ method, headers, text }: Delivery): Built {
  const typed = headersFrom(headers)
  if (typeof typed === 'string') return { ok: false, reason: typed }
  const body = method === 'GET' ? null : new Blob([text]).stream()
  return { ok: true, request: { method, headers: typed, body, bodyUsed: false } }
}

/** A line each; what cannot be a header is told in a sentence. `Headers` itself knows. */
export function headersFrom(text: string): Headers | string {
  const headers = new Headers()
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const [name = '', ...value] = line.split(':')
    if (name.trim() === '' || value.length === 0) return say('headerForm', { line: index + 1 })
    try {
      headers.append(name.trim(), value.join(':').trim())
    } catch {
      return say('headerCharacter', { line: index + 1 })
    }
  }
  return headers
}
