/** Receives the product-update webhook, each update once. */
import { DurableObject } from 'cloudflare:workers'
import { receiveProductUpdate } from 'order-contract/edge'

export default {
  async fetch(request, { PRODUCTS }) {
    const { response, update, error } = await receiveProductUpdate(request, {
      severity: { timestamp_offset: 'error' }, // so that all timestamps can be compared
      isDuplicate: ({ product_code, timestamp }) => PRODUCTS.getByName(product_code).knows(timestamp),
    })
    if (update) console.log(`Act on it: ${update.product_code}`, update.new_state.price_multiplier)
    if (error) console.error(error)
    return response
  },
}

/**
 * One for each product, so that whoever asks, asks in one place. An update older than the last is known too.
 * It is marked before it is acted on: at most once.
 */
export class Product extends DurableObject {
  async knows(timestamp) {
    const last = await this.ctx.storage.get('last')
    // They have the same form: the later one is the greater text.
    if (timestamp <= last) return true
    await this.ctx.storage.put('last', timestamp)
    return false
  }
}
