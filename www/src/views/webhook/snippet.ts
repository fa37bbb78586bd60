/** The code that receives the webhook in a worker. */
export const snippet = `import { receiveProductUpdate } from 'order-contract/edge'

export default {
  async fetch(request: Request): Promise<Response> {
    const { response, update, error } = await receiveProductUpdate(request)
    if (error) console.error(error)
    if (update) console.log(update.product_code, update.new_state.price_multiplier)
    return response
  },
}
`
