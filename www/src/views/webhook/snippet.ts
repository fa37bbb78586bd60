/** The code that answers a delivery in a worker as the page has. */
import { literal, spoken } from '../../app/literal.js'

export function snippet(): string {
  const { lines, options } = spoken('Edge')
  const given = options.messages ? `request, ${literal(options)}` : 'request'
  return [
    `import { receiveProductUpdate } from 'order-contract/edge'`,
    ...lines,
    '',
    'export default {',
    '  async fetch(request: Request): Promise<Response> {',
    `    const { response, update, error } = await receiveProductUpdate(${given})`,
    '    if (error) console.error(error)',
    '    if (update) console.log(update.product_code, update.new_state.price_multiplier)',
    '    return response',
    '  },',
    '}',
  ].join('\n')
}
