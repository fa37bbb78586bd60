/** A delivery of the webhook as it is put together here, and the request that it is. */
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

/** Any address will do: nothing is sent. */
const ADDRESS = 'https://shop.example.com/hooks/product-update'

export type Built = { ok: true; request: Request } | { ok: false; reason: string }

export function requestOf({ method, headers, text }: Delivery): Built {
  const typed = headersFrom(headers)
  if (!typed.ok) return typed
  // Bytes: with a text the browser would add a content type of its own. With GET it takes no body.
  const content = method === 'GET' ? {} : { body: new TextEncoder().encode(text) }
  return { ok: true, request: new Request(ADDRESS, { method, headers: typed.headers, ...content }) }
}
