/** A delivery of the webhook as text, the request made from it, and the answer. */
import type { IncomingRequest, ProblemDetails } from 'order-contract/edge'

export interface Delivery {
  method: string
  /** A line each. */
  headers: string
  /** The body. */
  text: string
}

/**
 * Only what the receiver reads: in Firefox a `Request` has no `body`. Or a sentence about the first line of the headers
 * that is not one.
 */
export function requestOf({ method, headers, text }: Delivery): IncomingRequest | string {
  const typed = headersFrom(headers)
  if (typeof typed === 'string') return typed
  const body = method === 'GET' ? null : new Blob([text]).stream()
  return { method, headers: typed, body, bodyUsed: false }
}

/** Reads a header from each line. Returns a sentence about the first line that is not one. */
export function headersFrom(text: string): Headers | string {
  const headers = new Headers()
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const [name = '', ...value] = line.split(':')
    if (name.trim() === '' || value.length === 0) return `Write line ${index + 1} of the headers as \`name: value\`.`
    try {
      headers.append(name.trim(), value.join(':').trim())
    } catch {
      return `Line ${index + 1} of the headers holds a character that HTTP does not allow there.`
    }
  }
  return headers
}

export interface Answer {
  /** Status line and headers. */
  head: string
  /** Byte for byte. */
  body: string
  /** The parsed body of a rejection. */
  rejection: ProblemDetails | undefined
}

export async function answerOf(response: Response): Promise<Answer> {
  const body = await response.text()
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`)
  const rejection = body === '' ? undefined : JSON.parse(body)
  return { head: [`HTTP/1.1 ${response.status}`, ...headers].join('\n'), body, rejection }
}

/** In bytes. */
export const sizeOf = (text: string) => new TextEncoder().encode(text).length
