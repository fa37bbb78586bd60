/** The code that answers a delivery in a worker as the page has. */
import { literal, program } from '../../app/literal.js'

export const snippet = () =>
  program({ functions: 'createReceiver', from: 'order-contract/edge' }, (inLanguage) => {
    const given = inLanguage.messages ? literal(inLanguage) : ''
    return [
      `const receive = createReceiver(${given})`,
      '',
      'export default {',
      '  async fetch(request: Request): Promise<Response> {',
      '    const { response, update, error } = await receive(request)',
      '    if (error) console.error(error)',
      '    if (update) console.log(update.product_code, update.new_state.price_multiplier)',
      '    return response',
      '  },',
      '}',
    ]
  })
