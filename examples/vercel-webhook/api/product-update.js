/** Receives the product-update webhook at /api/product-update: verifies the signature and handles each update once. */
import { createReceiver, updateKey } from 'order-contract/edge'
import { createVerifier } from '../signature.js'
import { claim, finish, release } from '../store.js'

export const config = { runtime: 'edge' }

const receive = createReceiver({
  limits: { bytes: 16_384 },
  // Runs before anything is stored, so that only holders of the secret can store anything.
  verify: createVerifier(process.env.WEBHOOK_SECRETS),
  onVerifyError: 'unverified',
  claim: async (update, { id }) => claim(await updateKey(update), id),
  release: async (update, { id }) => release(await updateKey(update), id),
  handle: async (update) => {
    console.log(`Act on it: ${update.product_code}`, update.new_state.price_multiplier)
    await finish(await updateKey(update))
  },
  onLateError: (error) => console.error('After the answer:', error),
})

export default async function handler(request, context) {
  const { response, code, error } = await receive(request, context)
  // The library's texts are constants, such as "Message timestamp too old" and "No matching signature found".
  if (code === 'unverified') console.warn(error.thrown.message)
  else if (error) console.error(error)
  return response
}
