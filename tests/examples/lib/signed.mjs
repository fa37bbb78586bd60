/**
 * Signs deliveries as Standard Webhooks specifies, without the library that the examples verify them with.
 */
import { createHmac, randomUUID } from 'node:crypto'

/** A secret with a random-looking key. */
export const secretOf = (text) => `whsec_${Buffer.from(text).toString('base64')}`

export const SECRET = secretOf('agreed between the two')
export const OLD_SECRET = secretOf('agreed before')

/** Seconds. */
export const now = () => Math.floor(Date.now() / 1000)

/** Returns the headers of a delivery. */
export function signed(body, { secret = SECRET, id = `msg_${randomUUID()}`, time = now() } = {}) {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(time),
    'webhook-signature': `v1,${signature}`,
  }
}
