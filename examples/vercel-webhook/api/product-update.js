/** Receives the product-update webhook at /api/product-update: verifies the signature and handles each update once. */
import { createReceiver, updateKey } from 'order-contract/edge'
import { isSigned } from '../signature.js'
import { claim, finish, release } from '../store.js'

export const config = { runtime: 'edge' }

const receive = createReceiver({
  limits: { bytes: 16_384 },
  // Runs before anything is stored, so that only holders of the secret can store anything.
  verify: (bytes, headers) => isSigned(bytes, headers, process.env.WEBHOOK_SECRET),
  claim: async (update) => claim(await updateKey(update)),
  release: async (update) => release(await updateKey(update)),
  handle: async (update) => {
    console.log(`Act on it: ${update.product_code}`, update.new_state.price_multiplier)
    await finish(await updateKey(update))
  },
})

export default async function handler(request, context) {
  const { response, error, hook } = await receive(request, context)
  if (error) console.error(hook, error)
  return response
}
