/** A program without the types of the DOM or of Node. Compiled, never run. */
import { start, validate, validateCall } from 'order-contract'
import { de } from 'order-contract/messages/de'

const url = '/v2/order'
validateCall({ method: 'GET', url })
validate('order', '{}', { messages: de })
void start({ check: '/order_contract_check.wasm' })

// @ts-expect-error a number is not a URL
validateCall({ method: 'GET', url: 1 })
