/** A delivery of the webhook as it is put together here, and the request that it is. */
import type { IncomingRequest } from 'order-contract/edge'
import { headersFrom } from './headers.js'

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
  if (!typed.ok) return typed
  const body = method === 'GET' ? null : new Blob([text]).stream()
  return { ok: true, request: { method, headers: typed.headers, body, bodyUsed: false } }
}
