/** Receives the product-update webhook at /api/product-update: verifies the signature and handles each update once. */
import { createReceiver } from 'order-contract/edge'
import { createVerifier } from '../signature.js'
import { claims } from '../store.js'

export const config = { runtime: 'edge' }

const receive = createReceiver({
  limits: { bytes: 16_384 },
  // Runs before anything is stored, so that only holders of the secret can store anything.
  verify: createVerifier(process.env.WEBHOOK_SECRETS),
  claims,
  handle: (update) => console.log(`Act on it: ${update.product_code}`, update.new_state.price_multiplier),
  other: (event) => console.log('Another event, with', Object.keys(event).length, 'members'),
})

export default async function handler(request, context) {
  const { response, error } = await receive(request, context)
  if (error) console.error(error)
  return response
}
