/**
 * A worker that validates one document and posts the report. It has no import map, so it loads the .wasm file.
 */
import { init, validate } from '/dist/wasm.js'

await init('/dist/order_contract.wasm')
postMessage(validate('order-created', '{"status":"NO"}'))
