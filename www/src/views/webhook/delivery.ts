/** A delivery of the webhook, the request made from it, and deliveries to try. */
import type { IncomingRequest } from 'order-contract/edge'
import { type SampleName, say } from '../../app/words.js'
import { samples } from '../../samples/index.js'
import { BOTH, type Sample } from '../../samples/sample.js'

export interface Delivery {
  method: string
  /** A line each. */
  headers: string
  /** The body. */
  text: string
}

type Built = { ok: true; request: IncomingRequest } | { ok: false; reason: string }

/** Only what the receiver reads: in Firefox a `Request` has no `body`. */
export function requestOf({ method, headers, text }: Delivery): Built {
  const typed = headersFrom(headers)
  if (typeof typed === 'string') return { ok: false, reason: typed }
  const body = method === 'GET' ? null : new Blob([text]).stream()
  return { ok: true, request: { method, headers: typed, body, bodyUsed: false } }
}

/** Reads a header from each line. Returns a sentence about the first line that is not one. */
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

const JSON_HEADERS = 'content-type: application/json'

/** The samples of the webhook's body, each sent as it should be. */
const asItShould = samples
  .filter(({ shape }) => shape === 'product-update')
  .map((sample): Sample & Delivery => ({ ...sample, method: 'POST', headers: JSON_HEADERS }))

function missent(name: SampleName, method: string, headers: string): Sample & Delivery {
  const text = asItShould[0]?.text ?? ''
  return { kind: 'broken', shape: 'product-update', versions: BOTH, name, text, method, headers }
}

export const deliveries: readonly (Sample & Delivery)[] = [
  ...asItShould,
  missent('sentAsAForm', 'POST', 'content-type: application/x-www-form-urlencoded'),
  missent('sentWithoutAContentType', 'POST', ''),
  missent('sentCompressed', 'POST', `${JSON_HEADERS}\ncontent-encoding: gzip`),
  missent('askedForWithGET', 'GET', ''),
]
