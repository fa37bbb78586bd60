/**
 * A program without the types of the DOM or of Node. Compiled, never run.
 */
import { validateCall } from 'order-contract'
import { validate } from 'order-contract/check'
import { de } from 'order-contract/messages/de'
import { init } from 'order-contract/wasm'

const url = '/v2/order'
validateCall({ method: 'GET', url })
validate('order', '{}', { messages: de })
void init('/order_contract.wasm')

// @ts-expect-error a number is not a URL
validateCall({ method: 'GET', url: 1 })
