/** Receives the product-update webhook at /api/product-update. */
import { receiveProductUpdate } from 'order-contract/edge'

export const config = { runtime: 'edge' }

export default async function handler(request) {
  const { response, update } = await receiveProductUpdate(request)
  if (update) console.log(`Act on it: ${update.product_code}`, update.new_state.price_multiplier)
  return response
}
