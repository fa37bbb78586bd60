/**
 * A worker that checks one document and sends the report across.
 */
import { validate } from '/dist/index.js'

postMessage(validate('order-created', '{"status":"NO"}'))
